import { apiQuery } from '#app/lib/api/api-query.ts'

/** A family's waiting list entry, by the token in its email links. */
export const placeQuery = (token: string) => apiQuery('/api/waiting-list/:token', { params: { token } })
