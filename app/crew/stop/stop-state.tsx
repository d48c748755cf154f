import { useWords } from '#app/lib/language/in-both.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { StopProgress } from './stop-progress.ts'
import styles from './stop-state.module.css'
import { STOP_WORDS } from './stop-words.ts'
import { useClock } from './use-clock.ts'

/** Where the visit stands; nothing before it begins. */
export function StopState({ progress: { state, times } }: { readonly progress: StopProgress }) {
  const words = useWords(STOP_WORDS)
  const clock = useClock()
  const at = state === 'waiting' ? undefined : times[state]
  if (!at) return null
  const told = {
    on_the_way: words.startedAt,
    arrived: words.thereSince,
    done: words.doneAt,
    skipped: words.skippedAt,
    waiting: words.startedAt,
  }[state]
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={ICONS[state]} />
      {told(clock(at))}
    </p>
  )
}

const ICONS = {
  waiting: 'clock',
  on_the_way: 'truck',
  arrived: 'map-pin',
  done: 'check',
  skipped: 'warning',
} as const
