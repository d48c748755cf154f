import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Campaign, Campaigns } from '#contract/people/campaigns.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'

/** How often the figures of a newsletter that is being sent are read. */
const SENDING_MILLISECONDS = 10_000

export const campaignsQuery = apiQuery('/api/admin/campaigns', { staleTime: 0 })

/** While one is being sent its figures move. */
export function getPause(data: Campaigns | undefined): number | false {
  return data?.campaigns.some(({ state }) => state === 'sending') ? SENDING_MILLISECONDS : false
}

/** Returns the subject that staff know a newsletter by, with its language; undefined while none is written. */
export function getSubject({
  words,
}: Pick<Campaign, 'words'>): { readonly subject: string; readonly language: Language } | undefined {
  const language = LANGUAGES.find((one) => words[one].subject !== '')
  return language && { subject: words[language].subject, language }
}
