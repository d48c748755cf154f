import { apiQuery } from '#app/lib/api/api-query.ts'

export const peopleQuery = apiQuery('/api/admin/users', { refetchOnMount: 'always' })
export const invitationsQuery = apiQuery('/api/admin/invitations', { refetchOnMount: 'always' })
