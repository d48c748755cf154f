import { apiQuery } from './api-query.ts'

export const questionsQuery = apiQuery('/api/admin/questions')
