import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'

export const apiKeysQuery = apiQuery('/api/admin/api-keys', { refetchOnMount: 'always' })
export const webhooksQuery = apiQuery('/api/admin/webhooks', { refetchOnMount: 'always' })

export function deliveriesQuery(page: number) {
  return apiQuery('/api/admin/webhook-deliveries', {
    query: { page },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
