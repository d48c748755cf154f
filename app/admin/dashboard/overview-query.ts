import { loadPath } from '#app/lib/api-request.ts'
import type { Overview } from '#contract/overview.ts'

export const overviewQuery = {
  queryKey: ['/api/admin/overview'] as const,
  queryFn: () => loadPath<Overview>('/api/admin/overview'),
  refetchOnMount: 'always' as const,
}
