import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'

export const messagesQuery = apiQuery('/api/contact/submissions', {
  staleTime: 5 * 60 * 1000,
})

export const threadsQuery = (page: number) =>
  apiQuery('/api/admin/threads', { query: { page }, staleTime: 0 })

export const threadQuery = (id: string) =>
  apiQuery('/api/admin/threads/:id', { params: { id }, staleTime: 0 })

export const savedAnswersQuery = apiQuery('/api/admin/saved-answers')

export const textCostsQuery = apiQuery('/api/admin/text-costs', { staleTime: 60_000 })

/** Everything that an answer changes. */
export const CONVERSATIONS = queriesAt(
  '/api/contact/submissions',
  '/api/admin/threads',
  '/api/admin/threads/:id',
)
