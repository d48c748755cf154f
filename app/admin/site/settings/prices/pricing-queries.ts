import { apiQuery } from '#app/lib/api/api-query.ts'

export const pricingQuery = apiQuery('/api/admin/pricing')

/** Follows the books, not the settings alone. */
export const adviceQuery = apiQuery('/api/admin/pricing/advice', { staleTime: 0 })

export const policyVersionsQuery = apiQuery('/api/admin/pricing/policies', { staleTime: 0 })
