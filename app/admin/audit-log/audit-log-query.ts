import { keepPreviousData } from '@tanstack/react-query'
import { loadPath } from '#app/lib/api-request.ts'
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
  const question = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) })
  for (const [name, value] of Object.entries(filters)) if (value) question.set(name, value)
  const path = `/api/admin/audit?${question}`
  return {
    queryKey: [path] as const,
    queryFn: () => loadPath<AuditPage>(path),
    refetchOnMount: 'always' as const,
    placeholderData: keepPreviousData,
  }
}
