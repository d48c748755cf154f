import { useListAction } from '#app/admin/parts/lists/use-list-action.ts'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { Discrepancy } from '#contract/money/money.ts'
import { discrepanciesQuery } from './discrepancies-query.ts'
import { FailedRefundActions } from './failed-refund-actions.tsx'

/** Whether a discrepancy is resolved, and what can be done about it. */
export function DiscrepancyState({ discrepancy }: { discrepancy: Discrepancy }) {
  const text = useText()
  const may = useCan()
  const resolve = useListAction({
    run: () => api.post('/api/admin/reconciliation/:id/resolve', { params: { id: discrepancy.id } }),
    refreshes: discrepanciesQuery,
    done: text('admin.outbox.differences.marked'),
  })
  if (discrepancy.resolvedAt) return <Badge tone="success">{text('admin.outbox.differences.resolved')}</Badge>
  const { id, amount } = discrepancy
  return (
    <Row>
      <Badge tone={discrepancy.isRepaired ? 'success' : 'danger'}>
        {discrepancy.isRepaired
          ? text('admin.outbox.differences.repaired')
          : text('admin.outbox.differences.open')}
      </Badge>
      {amount !== null && may('bookings:write') && <FailedRefundActions refund={{ id, amount }} />}
      <Button variant="quiet" size="sm" isBusy={resolve.isPending} onClick={() => resolve.mutate()}>
        {text('admin.outbox.differences.mark')}
      </Button>
    </Row>
  )
}
