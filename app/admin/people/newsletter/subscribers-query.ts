import { keepPreviousData } from '@tanstack/react-query'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { SubscriptionState } from '#domain/site/newsletter.ts'

/** The list's filters; an empty one does not filter. */
export type SubscriberFilters = { readonly state: SubscriptionState | ''; readonly search: string }

export function subscribersQuery(filters: SubscriberFilters, page: number) {
  return apiQuery('/api/admin/newsletter', {
    query: getPage(filters, { page, pageSize: 25 }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
