import { useWords } from '#app/lib/language/in-both.ts'
import { Fold, FoldChoice } from '../parts/fold.tsx'
import { STOP_WORDS } from './stop-words.ts'
import type { Visit } from './use-visit.ts'

const REASONS = ['nobody', 'no_way_in', 'family', 'unsafe', 'time'] as const

/** Skips the stop for a reason that the office reads. */
export function CannotBeDone({ visit: { isBusy, tell } }: { readonly visit: Visit }) {
  const words = useWords(STOP_WORDS)
  return (
    <Fold icon="cross" title={words.cannot}>
      <p>{words.cannotHint}</p>
      {REASONS.map((reason) => (
        <FoldChoice
          key={reason}
          disabled={isBusy}
          onClick={() => void tell('skipped', { data: { reason: words.reasons[reason] } })}
        >
          {words.reasons[reason]}
        </FoldChoice>
      ))}
    </Fold>
  )
}
