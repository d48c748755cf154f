import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Action } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { STOP_WORDS } from './stop-words.ts'
import { useClock } from './use-clock.ts'
import type { Visit } from './use-visit.ts'

/** For who may take money. It is a word to the office, no payment. */
export function CashStep({ visit: { stop, progress, isBusy, tell } }: { readonly visit: Visit }) {
  const words = useWords(STOP_WORDS)
  const clock = useClock()
  const amount = stop.owedAmount ?? '0'
  const takenAt = progress.times.cash
  if (takenAt)
    return (
      <Panel icon="card" tone="success" title={words.cash}>
        <p>{words.taken(clock(takenAt))}</p>
      </Panel>
    )
  const take = (text: string) => void tell('cash', { data: { amount, text } })
  return (
    <Panel icon="card" title={words.cash}>
      <Action tone="plain" disabled={isBusy} onClick={() => take('cash')}>
        {words.tookCash(dollars(amount))}
      </Action>
      <Action tone="plain" disabled={isBusy} onClick={() => take('check')}>
        {words.tookCheck(dollars(amount))}
      </Action>
    </Panel>
  )
}
