import { useText } from '#app/lib/messages/use-text.ts'
import { Action } from '../parts/action.tsx'
import type { Visit } from './use-visit.ts'
import styles from './visit-bar.module.css'

/** The one thing to press next. */
export function VisitBar({ visit }: { readonly visit: Visit }) {
  const text = useText()
  const { progress, steps, missing, isBusy, problem, tell } = visit
  const { state, times } = progress
  const sentence = (reasons: readonly string[]) => text('crew.stop.notYet', { reasons: reasons.join(', ') })
  if (state === 'done' && !problem) return null
  return (
    <div className={styles.bar}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {(state === 'waiting' || state === 'on_the_way') && (
        <>
          {state === 'waiting' && steps.includes('on_the_way') && !times.on_the_way && (
            <Action icon="truck" disabled={isBusy} onClick={() => void tell('on_the_way')}>
              {text('crew.stop.onTheWay')}
            </Action>
          )}
          <Action
            icon="map-pin"
            tone={state === 'waiting' && steps.includes('on_the_way') ? 'plain' : 'main'}
            disabled={isBusy}
            onClick={() => void tell('arrived')}
          >
            {text('crew.stop.arrived')}
          </Action>
        </>
      )}
      {state === 'arrived' && (
        <>
          {missing.length > 0 && (
            <p className={styles.missing}>
              {sentence(missing.map((step) => text(`crew.stop.missing.${step}`)))}
            </p>
          )}
          {missing.length === 0 && (
            <Action icon="check" disabled={isBusy} onClick={() => void tell('done')}>
              {text('crew.stop.done')}
            </Action>
          )}
        </>
      )}
      {state === 'skipped' && (
        <Action icon="map-pin" tone="plain" disabled={isBusy} onClick={() => void tell('arrived')}>
          {text('crew.stop.resume')}
        </Action>
      )}
    </div>
  )
}
