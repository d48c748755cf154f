import { pathQuery } from '#app/lib/path-query.ts'
import type { ContactMessage } from '#contract/contact.ts'

export const messagesQuery = pathQuery<ContactMessage[]>('/api/contact/submissions', {
  staleTime: 5 * 60 * 1000,
})
