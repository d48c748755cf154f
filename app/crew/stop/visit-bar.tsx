import { useText } from '#app/lib/messages/use-text.ts'
import { Action } from '../parts/action.tsx'
import type { Visit } from './use-visit.ts'
import styles from './visit-bar.module.css'

const ICONS = { on_the_way: 'truck', arrived: 'map-pin', done: 'check' } as const
const TEXTS = {
  on_the_way: 'crew.stop.onTheWay',
  arrived: 'crew.stop.arrived',
  done: 'crew.stop.done',
} as const

/** What can be reported next, the most likely first. */
export function VisitBar({ visit }: { readonly visit: Visit }) {
  const text = useText()
  const { progress, actions, missing, isBusy, problem, report } = visit
  const { state } = progress
  const reasons = missing.map((step) => text(`crew.stop.missing.${step}`)).join(', ')
  if (state === 'done' && !problem) return null
  return (
    <div className={styles.bar}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {visit.isOpen && state !== 'done' && missing.length > 0 && (
        <p className={styles.missing}>{text('crew.stop.notYet', { reasons })}</p>
      )}
      {actions.map((action, place) => (
        <Action
          key={action}
          icon={ICONS[action]}
          tone={place === 0 ? 'main' : 'plain'}
          disabled={isBusy}
          onClick={() => void report(action)}
        >
          {text(TEXTS[action])}
        </Action>
      ))}
      {state === 'skipped' && (
        <Action icon="map-pin" tone="plain" disabled={isBusy} onClick={() => void report('arrived')}>
          {text('crew.stop.resume')}
        </Action>
      )}
    </div>
  )
}
