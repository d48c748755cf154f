import { apiQuery } from './api-query.ts'

/** The terms of service that a booking agrees to; requested only if the settings say that there are any. */
export const termsQuery = apiQuery('/api/terms', { staleTime: 0 })
