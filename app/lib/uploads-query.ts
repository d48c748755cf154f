import type { UploadedImage } from '#contract/images.ts'
import { pathQuery } from './path-query.ts'

/** Looked at anew whenever somebody opens a list of pictures. */
export const uploadsQuery = pathQuery<UploadedImage[]>('/api/uploads', { staleTime: 0 })
