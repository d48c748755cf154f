import type { Addon } from '#contract/addons.ts'
import { loadPath } from './api-request.ts'

export const addonsQuery = {
  queryKey: ['/api/addons'] as const,
  queryFn: () => loadPath<Addon[]>('/api/addons'),
}
