import { apiQuery } from '#app/lib/api/api-query.ts'

/** A family's entry on the waiting list, by the token of the link in its mails. */
export const placeQuery = (token: string) => apiQuery('/api/waiting-list/:token', { params: { token } })
