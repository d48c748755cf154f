import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Action } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { toPlaceId } from './jump-to-step.ts'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

/** For crew members who may take money. It informs the office and does not record a payment. */
export function CashStep({ visit: { stop, progress, isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const clock = useClock()
  const amount = stop.owedAmount ?? '0'
  const takenAt = progress.times.cash
  if (takenAt)
    return (
      <Panel id={toPlaceId('cash')} icon="card" tone="success" title={text('crew.stop.cash')}>
        <p>{text('crew.stop.taken', { time: clock(takenAt) })}</p>
      </Panel>
    )
  const take = (text: string) => void report('cash', { data: { amount, text } })
  return (
    <Panel id={toPlaceId('cash')} icon="card" title={text('crew.stop.cash')}>
      <Action tone="plain" disabled={isBusy} onClick={() => take('cash')}>
        {text('crew.stop.tookCash', { amount: dollars(amount) })}
      </Action>
      <Action tone="plain" disabled={isBusy} onClick={() => take('check')}>
        {text('crew.stop.tookCheck', { amount: dollars(amount) })}
      </Action>
    </Panel>
  )
}
