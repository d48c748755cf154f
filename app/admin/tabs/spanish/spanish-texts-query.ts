import { apiQuery } from '#app/lib/api/api-query.ts'

export const spanishTextsQuery = apiQuery('/api/admin/spanish-texts', { staleTime: 0 })
