import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Campaign, Campaigns } from '#contract/people/campaigns.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'

/** The refetch interval while a newsletter is being sent. */
const SENDING_MILLISECONDS = 10_000

export const campaignsQuery = apiQuery('/api/admin/campaigns', { staleTime: 0 })

/** The figures change while one is being sent. */
export function getPause(data: Campaigns | undefined): number | false {
  return data?.campaigns.some(({ state }) => state === 'sending') ? SENDING_MILLISECONDS : false
}

/**
 * Returns the subject that identifies a newsletter for staff, with its language; undefined if there is none
 * yet.
 */
export function getSubject({
  words,
}: Pick<Campaign, 'words'>): { readonly subject: string; readonly language: Language } | undefined {
  const language = LANGUAGES.find((one) => words[one].subject !== '')
  return language && { subject: words[language].subject, language }
}
