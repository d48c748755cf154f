import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { useBookingWords } from './words/booking-words.ts'
import type { OwnWords } from './words/own-english.ts'

type PageOfLinkProps<Data> = {
  /** The texts about what the link opens. */
  readonly words: Pick<OwnWords['own'], 'title' | 'wrongLink' | 'loading' | 'failed'>
  readonly query: UseQueryOptions<Data, Error, Data, readonly [path: string]>
  readonly children: (data: Data) => ReactNode
}

/**
 * A page opened by a secret link in a mail. The server renders the same for everyone; the browser reads whose it is.
 */
export function PageOfLink<Data>(props: PageOfLinkProps<Data>) {
  const isInBrowser = useIsInBrowser()
  return (
    <main id="booking" className="page-width">
      {isInBrowser ? <Opened {...props} /> : <Loading words={props.words.loading} />}
    </main>
  )
}

function Opened<Data>({ words, query, children }: PageOfLinkProps<Data>) {
  const all = useBookingWords()
  const pathIn = usePathIn()
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error) return <Loading words={words.loading} />
  const isWrongLink = error instanceof ApiFailure && error.status === 404
  return (
    <>
      <h1 className="visually-hidden">{words.title}</h1>
      <ErrorState
        title={isWrongLink ? words.wrongLink : words.failed}
        action={
          isWrongLink ? (
            <a href={pathIn('/')} className={buttonClass()}>
              {all.returnHome}
            </a>
          ) : (
            <Button isBusy={isFetching} busyLabel={all.retrying} onClick={() => refetch()}>
              {all.tryAgain}
            </Button>
          )
        }
      >
        {getSentence(error, all.checkConnection)}
      </ErrorState>
    </>
  )
}

function Loading({ words }: { words: string }) {
  return (
    <div role="status" aria-label={words}>
      <Skeleton shape="box" height="32rem" />
    </div>
  )
}
