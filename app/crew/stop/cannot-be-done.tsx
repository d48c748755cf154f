import { useText } from '#app/lib/messages/use-text.ts'
import { SKIP_REASONS } from '#domain/crew/crew-events.ts'
import { Disclosure, DisclosureChoice } from '../parts/disclosure.tsx'
import type { Visit } from './use-visit.ts'

/** Skips the stop, with a reason for the office. */
export function CannotBeDone({ visit: { isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  return (
    <Disclosure icon="cross" title={text('crew.stop.cannot')}>
      <p>{text('crew.stop.cannotHint')}</p>
      {SKIP_REASONS.map((reason) => (
        <DisclosureChoice
          key={reason}
          disabled={isBusy}
          onClick={() => void report('skipped', { data: { reason } })}
        >
          {text(`crew.stop.reasons.${reason}`)}
        </DisclosureChoice>
      ))}
    </Disclosure>
  )
}
