import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import styles from './linked-page.module.css'

type LinkedPageProps<Data> = {
  /** What the link opens: a booking page or a waiting list entry. */
  readonly kind: 'own' | 'place'
  readonly query: UseQueryOptions<Data, Error, Data, readonly [path: string]>
  readonly children: (data: Data) => ReactNode
}

/**
 * A page opened by a secret link in an email. The server renders the same for everyone; the browser reads
 * whose it is.
 */
export function LinkedPage<Data>(props: LinkedPageProps<Data>) {
  const isInBrowser = useIsInBrowser()
  return (
    <main id="booking" className="page-width">
      {isInBrowser ? <Opened {...props} /> : <Loading kind={props.kind} />}
    </main>
  )
}

function Opened<Data>({ kind, query, children }: LinkedPageProps<Data>) {
  const text = useText()
  const pathIn = usePathIn()
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error) return <Loading kind={kind} />
  const isWrongLink = error instanceof ApiFailure && error.status === 404
  return (
    <>
      <h1 className="visually-hidden">{text(`booking.link.${kind}.title`)}</h1>
      <ErrorState
        title={text(isWrongLink ? `booking.link.${kind}.wrongLink` : `booking.link.${kind}.failed`)}
        action={
          isWrongLink ? (
            <a href={pathIn('/')} className={buttonClass()}>
              {text('booking.common.returnHome')}
            </a>
          ) : (
            <Button isBusy={isFetching} busyLabel={text('booking.common.retrying')} onClick={() => refetch()}>
              {text('booking.common.tryAgain')}
            </Button>
          )
        }
      >
        {getSentence(error, text('booking.common.checkConnection'))}
      </ErrorState>
    </>
  )
}

/** As high as the screen, so that the page's end does not move when it arrives. */
export function Loading({ kind }: Pick<LinkedPageProps<unknown>, 'kind'>) {
  return (
    <div role="status" aria-label={useText()(`booking.link.${kind}.loading`)} className={styles.loading}>
      <Skeleton shape="box" height="32rem" />
    </div>
  )
}
