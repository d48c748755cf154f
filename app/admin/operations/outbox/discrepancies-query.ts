import { apiQuery } from '#app/lib/api/api-query.ts'

export const discrepanciesQuery = apiQuery('/api/admin/reconciliation', { staleTime: 0 })
