import { apiQuery } from './api-query.ts'

/** Looked at anew whenever somebody opens a list of pictures. */
export const uploadsQuery = apiQuery('/api/uploads', { staleTime: 0 })
