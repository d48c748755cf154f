import { apiQuery } from './api-query.ts'

export const addonsQuery = apiQuery('/api/addons')
