import { useMay } from '#app/admin/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import type { ReconciliationFinding } from '#contract/money/money.ts'
import { FailedRefundActions } from './failed-refund-actions.tsx'
import styles from './finding-state.module.css'
import { findingsQuery } from './findings-query.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'
import { useOutboxAction } from './use-outbox-action.ts'

/** Whether somebody has resolved a difference, and what can be done about it. */
export function FindingState({ finding }: { finding: ReconciliationFinding }) {
  const words = useWords(OUTBOX_WORDS).differences
  const may = useMay()
  const resolve = useOutboxAction({
    run: () => api.post('/api/admin/reconciliation/:id/resolve', { params: { id: finding.id } }),
    refreshes: findingsQuery,
    doneWords: words.marked,
  })
  if (finding.resolvedAt) return <Badge tone="success">{words.lookedAfter}</Badge>
  const { id, amount } = finding
  return (
    <div className={styles.state}>
      <Badge tone={finding.isRepaired ? 'success' : 'danger'}>
        {finding.isRepaired ? words.repaired : words.open}
      </Badge>
      {amount !== null && may('bookings:write') && <FailedRefundActions refund={{ id, amount }} />}
      <Button variant="quiet" size="sm" isBusy={resolve.isPending} onClick={() => resolve.mutate()}>
        {words.mark}
      </Button>
    </div>
  )
}
