import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { StopProgress } from './stop-progress.ts'
import styles from './stop-state.module.css'
import { useClock } from './use-clock.ts'

/** The progress of the visit; renders nothing before it begins. */
export function StopState({ progress: { state, times } }: { readonly progress: StopProgress }) {
  const text = useText()
  const clock = useClock()
  if (state === 'waiting') return null
  const at = times[state]
  if (!at) return null
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={ICONS[state]} />
      {text(`crew.stop.states.${state}`, { time: clock(at) })}
    </p>
  )
}

const ICONS = {
  on_the_way: 'truck',
  arrived: 'map-pin',
  done: 'check',
  skipped: 'warning',
} as const
