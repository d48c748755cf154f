import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Language } from '#domain/foundation/text/language.ts'

export const siteTextsIn = (language: Language) =>
  apiQuery('/api/admin/site-texts', { query: { language }, staleTime: 0 })
