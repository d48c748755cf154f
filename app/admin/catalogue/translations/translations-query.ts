import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Language } from '#domain/foundation/text/language.ts'

export const translationsInto = (language: Language) =>
  apiQuery('/api/admin/translations/:language', { params: { language }, staleTime: 0 })
