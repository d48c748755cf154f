import { keepPreviousData } from '@tanstack/react-query'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { AuditSubject } from '#contract/operations/audit.ts'

/** The log's filters; an empty one does not filter. */
export type LogFilters = {
  readonly subject: AuditSubject | ''
  readonly actor: string
  readonly from: string
  readonly to: string
}

export const NO_LOG_FILTERS: LogFilters = { subject: '', actor: '', from: '', to: '' }

const PAGE_SIZE = 25

export function auditLogQuery(filters: LogFilters, page: number) {
  return apiQuery('/api/admin/audit', {
    query: getPage(filters, { page, pageSize: PAGE_SIZE }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
