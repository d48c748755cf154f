import { apiQuery } from '#app/lib/api/api-query.ts'

export const pricingQuery = apiQuery('/api/admin/pricing')

export const policyVersionsQuery = apiQuery('/api/admin/pricing/policies', { staleTime: 0 })
