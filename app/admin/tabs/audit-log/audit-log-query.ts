import { keepPreviousData } from '@tanstack/react-query'
import { pagePath } from '#app/admin/lists/page-path.ts'
import { pathQuery } from '#app/lib/path-query.ts'
import type { AuditPage } from '#contract/audit.ts'

/** What the log is narrowed to; empty means no limit. */
export type LogFilters = {
  readonly subject: string
  readonly actor: string
  readonly from: string
  readonly to: string
}

export const NO_LOG_FILTERS: LogFilters = { subject: '', actor: '', from: '', to: '' }

const PAGE_SIZE = 25

export function auditLogQuery(filters: LogFilters, page: number) {
  const path = pagePath('/api/admin/audit', filters, { page, pageSize: PAGE_SIZE })
  return pathQuery<AuditPage>(path, { refetchOnMount: 'always', placeholderData: keepPreviousData })
}
