import { apiQuery } from '#app/lib/api/api-query.ts'

export const termsVersionsQuery = apiQuery('/api/admin/terms', { staleTime: 0 })
