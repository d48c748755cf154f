import { QueryCache } from '@tanstack/react-query'
import { shownText } from '#app/lib/messages/shown-text.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import { toastFailure } from './kit/forms/describe-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What to say, besides the place that stays empty, whenever the query fails. */
      toastOnFailure?: Extract<MessageId, `admin.dashboard.${string}.failed`>
    }
  }
}

/** A cache that reports failures of the queries that ask for it in their `meta`. */
export function reportingCache(): QueryCache {
  return new QueryCache({
    onError: (_, { meta }) => {
      if (meta?.toastOnFailure) toastFailure(shownText()(meta.toastOnFailure))
    },
  })
}
