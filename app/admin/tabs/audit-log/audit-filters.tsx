import { AUDIT_WORDS, actorWords } from '#app/admin/lists/audit-words.ts'
import { DateRange } from '#app/admin/lists/date-range.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { AUDIT_SUBJECTS } from '#contract/operations/audit.ts'
import styles from './audit-filters.module.css'
import type { LogFilters } from './audit-log-query.ts'
import { AUDIT_LOG_WORDS } from './audit-log-words.ts'

type AuditFiltersProps = {
  filters: LogFilters
  actors: readonly string[]
  onChange: (change: Partial<LogFilters>) => void
}

export function AuditFilters({ filters, actors, onChange }: AuditFiltersProps) {
  const words = useWords(AUDIT_LOG_WORDS)
  const language = useLanguage()
  const { kinds } = useWords(AUDIT_WORDS)
  return (
    <search className={styles.filters}>
      <SelectField
        label={words.kind}
        value={filters.subject}
        onChange={(event) => onChange({ subject: event.target.value as LogFilters['subject'] })}
      >
        <option value="">{words.everything}</option>
        {AUDIT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {kinds[subject]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.person}
        value={filters.actor}
        onChange={(event) => onChange({ actor: event.target.value })}
      >
        <option value="">{words.everybody}</option>
        {actors.map((actor) => (
          <option key={actor} value={actor}>
            {actorWords(actor, language)}
          </option>
        ))}
      </SelectField>
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </search>
  )
}
