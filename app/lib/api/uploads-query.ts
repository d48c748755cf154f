import { apiQuery } from './api-query.ts'

/** Refetched whenever a list of pictures is opened. */
export const uploadsQuery = apiQuery('/api/uploads', { staleTime: 0 })
