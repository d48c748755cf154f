import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { CrewStop } from '#contract/crew/crew.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { Action, ActionLink } from '../parts/action.tsx'
import { placeHref } from '../parts/place.ts'
import { CallLink } from './call-link.tsx'
import { jumpToStep } from './jump-to-step.ts'
import type { Visit } from './use-visit.ts'
import styles from './visit-bar.module.css'

const ICONS = { on_the_way: 'truck', arrived: 'map-pin', done: 'check' } as const
const TEXTS = {
  on_the_way: 'crew.stop.onTheWay',
  arrived: 'crew.stop.arrived',
  done: 'crew.stop.done',
} as const

type VisitBarProps = {
  readonly visit: Visit
  /** Where this crew goes next, if anywhere. */
  readonly next: CrewStop | undefined
}

/** What can be reported next, the most likely first; what is left, and the call; then the way to the next stop. */
export function VisitBar({ visit, next }: VisitBarProps) {
  const text = useText()
  const { progress, actions, isBusy, problem, report } = visit
  const { state } = progress
  if (state === 'done' && !problem && !next) return null
  return (
    <div className={styles.bar}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {visit.isOpen && state !== 'done' && <Left visit={visit} />}
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
      {(state === 'done' || state === 'skipped') && next && <NextStop stop={next} />}
    </div>
  )
}

/** What is missing there, each a jump to it, beside the call. */
function Left({ visit: { stop, missing, items, progress } }: { readonly visit: Visit }) {
  const text = useText()
  // The bar itself has what comes before.
  const steps = missing.filter((step) => step !== 'on_the_way' && step !== 'arrived')
  const checks = items.filter(({ name }) => !progress.checked.has(name)).length
  return (
    <div className={styles.left}>
      {steps.length > 0 && (
        <Text as="span" weight={700}>
          {text('crew.stop.left')}
        </Text>
      )}
      {steps.map((step) => (
        <button key={step} type="button" className={styles.jump} onClick={() => jumpToStep(step)}>
          {text(`crew.stop.missing.${step}`, { checks })}
        </button>
      ))}
      <CallLink stop={stop} />
    </div>
  )
}

function NextStop({ stop }: { readonly stop: CrewStop }) {
  const text = useText()
  const name = stop.customerName.split(' ')[0] ?? ''
  const time = formatTime(stop.arrivesAt, text.language)
  return (
    <ActionLink icon="truck" href={placeHref({ screen: 'stop', id: stop.id })}>
      {text('crew.stop.next', { time, name, minutes: stop.driveMinutes })}
    </ActionLink>
  )
}
