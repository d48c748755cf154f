import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiFailure, sentenceOf } from '#app/lib/api-request.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useIsInBrowser } from './use-draft.ts'

type PageOfLinkProps<Data> = {
  readonly title: string
  /** What the link opens, such as `booking`: `Loading your booking...`. */
  readonly what: string
  readonly wrongLink: string
  readonly query: UseQueryOptions<Data, Error, Data, readonly [path: string]>
  readonly children: (data: Data) => ReactNode
}

/** A page opened by a secret link in a mail. The server renders the same for everybody; the browser reads whose it is. */
export function PageOfLink<Data>(props: PageOfLinkProps<Data>) {
  const isInBrowser = useIsInBrowser()
  return (
    <main id="booking" className="page-width">
      {isInBrowser ? <Opened {...props} /> : <Loading what={props.what} />}
    </main>
  )
}

function Opened<Data>({ title, what, wrongLink, query, children }: PageOfLinkProps<Data>) {
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error) return <Loading what={what} />
  const isWrongLink = error instanceof ApiFailure && error.status === 404
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title={isWrongLink ? wrongLink : `We could not load your ${what}`}
        action={
          isWrongLink ? (
            <Link reloadDocument to="/" className={buttonClass()}>
              Return to Home
            </Link>
          ) : (
            <Button isBusy={isFetching} busyLabel="Retrying..." onClick={() => refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {sentenceOf(error, 'Please check your connection and try again.')}
      </ErrorState>
    </>
  )
}

function Loading({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Loading your ${what}...`}>
      <Skeleton shape="box" height="32rem" />
    </div>
  )
}
