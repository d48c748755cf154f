import { Options } from '#app/admin/kit/ui/options.tsx'
import { DateRange } from '#app/admin/parts/lists/date-range.tsx'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { AUDIT_SUBJECTS } from '#contract/operations/audit.ts'
import styles from './audit-filters.module.css'
import type { LogFilters } from './audit-log-query.ts'

type AuditFiltersProps = {
  filters: LogFilters
  actors: readonly string[]
  onChange: (change: Partial<LogFilters>) => void
}

export function AuditFilters({ filters, actors, onChange }: AuditFiltersProps) {
  const text = useText()
  return (
    <search className={styles.filters}>
      <SelectField
        label={text('admin.auditLog.kind')}
        value={filters.subject}
        onChange={(event) => onChange({ subject: event.target.value as LogFilters['subject'] })}
      >
        <option value="">{text('admin.auditLog.everything')}</option>
        <Options of={AUDIT_SUBJECTS} label={(subject) => text(`admin.audit.kinds.${subject}`)} />
      </SelectField>
      <SelectField
        label={text('admin.auditLog.person')}
        value={filters.actor}
        onChange={(event) => onChange({ actor: event.target.value })}
      >
        <option value="">{text('admin.auditLog.everybody')}</option>
        <Options of={actors} label={(actor) => describeActor(actor, text)} />
      </SelectField>
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  )
}
