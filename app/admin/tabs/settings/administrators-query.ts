import { apiQuery } from '#app/lib/api-query.ts'

export const administratorsQuery = apiQuery('/api/admin/users')
