import { apiQuery } from '#app/lib/api/api-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'

/** The owner's own questions about the chosen theme and add-ons. */
export function askedQuestionsQuery({ themeId, addons }: Pick<BookingDraft, 'themeId' | 'addons'>) {
  return apiQuery('/api/questions', {
    query: {
      ...(themeId !== null && { themeId }),
      addonIds: addons.map(({ addonId }) => addonId).join(','),
    },
  })
}
