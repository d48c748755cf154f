import { apiQuery } from '#app/lib/api/api-query.ts'

export const threadsQuery = (page: number) =>
  apiQuery('/api/admin/threads', { query: { page }, staleTime: 0 })

export const threadQuery = (id: string) =>
  apiQuery('/api/admin/threads/:id', { params: { id }, staleTime: 0 })

export const textCostsQuery = apiQuery('/api/admin/text-costs', { staleTime: 60_000 })
