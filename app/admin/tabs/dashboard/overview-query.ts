import { apiQuery } from '#app/lib/api-query.ts'

export const overviewQuery = apiQuery('/api/admin/overview', { refetchOnMount: 'always' })
