import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { loadEnglish } from '#app/admin/parts/lists/load-english.ts'
import { api } from '#app/lib/api/api.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import type { Subscriber } from '#contract/people/newsletter.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { subscriberColumns } from './subscriber-csv.ts'
import type { SubscriberFilters } from './subscribers-query.ts'

const EXPORT_PAGE_SIZE = 1000

/** Downloads every address that matches the filters, across all pages, as a spreadsheet. */
export function useSubscriberExport() {
  return useSingleMutation({
    mutationFn: async (filters: SubscriberFilters) => ({
      subscribers: await loadAll(filters),
      english: await loadEnglish(),
    }),
    onSuccess: ({ subscribers, english }) => {
      if (subscribers.length === 0) return toastFailure(shownText()('admin.newsletter.nothingToExport'))
      const columns = subscriberColumns(english.text)
      const parts = [headerLine(columns), rowLines(columns, subscribers)]
      saveCsv(`newsletter-${partyDayAt(new Date())}.csv`, parts)
    },
  })
}

/** A new subscriber meanwhile shifts others onto the next page, so duplicates are dropped. */
async function loadAll(filters: SubscriberFilters): Promise<Subscriber[]> {
  const all = new Map<number, Subscriber>()
  for (let page = 1; ; page++) {
    const query = getPage(filters, { page, pageSize: EXPORT_PAGE_SIZE })
    const { subscribers, total } = await api.get('/api/admin/newsletter', { query })
    for (const subscriber of subscribers) all.set(subscriber.id, subscriber)
    if (subscribers.length === 0 || page * EXPORT_PAGE_SIZE >= total) return [...all.values()]
  }
}
