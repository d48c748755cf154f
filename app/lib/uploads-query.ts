import type { UploadedImage } from '#contract/images.ts'
import { loadPath } from './api-request.ts'

/** Looked at anew whenever somebody opens a list of pictures. */
export const uploadsQuery = {
  queryKey: ['/api/uploads'] as const,
  queryFn: () => loadPath<UploadedImage[]>('/api/uploads'),
  staleTime: 0,
}
