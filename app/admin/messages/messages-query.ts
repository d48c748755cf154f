import { loadPath } from '#app/lib/api-request.ts'
import type { ContactMessage } from '#contract/contact.ts'

export const messagesQuery = {
  queryKey: ['/api/contact/submissions'] as const,
  queryFn: () => loadPath<ContactMessage[]>('/api/contact/submissions'),
  staleTime: 5 * 60 * 1000,
}
