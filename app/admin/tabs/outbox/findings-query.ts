import { apiQuery } from '#app/lib/api/api-query.ts'

export const findingsQuery = apiQuery('/api/admin/reconciliation', { staleTime: 0 })
