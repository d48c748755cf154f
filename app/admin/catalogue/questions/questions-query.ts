import { apiQuery } from '#app/lib/api/api-query.ts'

export const questionsQuery = apiQuery('/api/admin/questions')
