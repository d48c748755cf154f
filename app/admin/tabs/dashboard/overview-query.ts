import { pathQuery } from '#app/lib/path-query.ts'
import type { Overview } from '#contract/overview.ts'

export const overviewQuery = pathQuery<Overview>('/api/admin/overview', { refetchOnMount: 'always' })
