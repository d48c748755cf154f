import { apiQuery } from '#app/lib/api/api-query.ts'

export const messagesQuery = apiQuery('/api/contact/submissions', {
  staleTime: 5 * 60 * 1000,
})
