import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { comparePlans, compareReturns, type StopChange } from '#domain/crew/plan-changes.ts'
import { stopKey } from '../stop-order.ts'
import styles from './move-stop-dialog.module.css'

/** Explains the effects of a new order: changed times, new conflicts, and when the crews are back. */
export function MoveImpact({ before, after }: { readonly before: DayPlan; readonly after: DayPlan }) {
  const text = useText()
  const stops = new Map(after.plans.flatMap((crew) => crew.stops.map((stop) => [stopKey(stop), stop])))
  const changes = comparePlans(before, after)
  const describeChange = useDescribeChange()
  return (
    <>
      <Stack as="ul" role="list" gap={0}>
        {changes.map((change) => {
          const stop = stops.get(stopKey(change))
          return (
            stop && (
              <Stack as="li" key={stopKey(change)} gap={1} className={styles.change}>
                <Text as="strong" breaksWords>
                  {stop.party.customerName}
                </Text>
                <span>{describeChange(change)}</span>
                <Promised stop={stop} />
                {change.newConflicts.map((sentence) => (
                  <span key={sentence} className={styles.problem}>
                    <Icon name="warning" />
                    {sentence}
                  </span>
                ))}
              </Stack>
            )
          )
        })}
      </Stack>
      <Returns before={before} after={after} />
      <p>{text('admin.timeline.noMail')}</p>
    </>
  )
}

function useDescribeChange() {
  const text = useText()
  return ({ crew, arrivesAt }: StopChange) => {
    if (crew.before === crew.after) return text('admin.timeline.sameCrew', arrivesAt)
    const crews = { from: crew.before, to: crew.after }
    return arrivesAt.before === arrivesAt.after
      ? text('admin.timeline.sameTime', { ...crews, at: arrivesAt.after })
      : text('admin.timeline.otherCrew', { ...crews, ...arrivesAt })
  }
}

/** The arrival window promised to the family, which a new order does not change. */
function Promised({ stop: { kind, party } }: { readonly stop: JobStop }) {
  const text = useText()
  if (kind !== 'setup') return null
  return (
    <Text as="span" tone="soft" size="sm">
      {text('admin.timeline.promised', { window: text('party.window', party.deliveryWindow) })}
    </Text>
  )
}

function Returns({ before, after }: { readonly before: DayPlan; readonly after: DayPlan }) {
  const text = useText()
  const changes = compareReturns(before, after)
  if (changes.length === 0) return null
  return (
    <Stack as="ul" role="list" gap={1} tone="soft" size="sm">
      {changes.map(({ crew, before: was, after: is }) => (
        <li key={crew}>
          {is === null && text('admin.timeline.free', { crew })}
          {is !== null && was === null && text('admin.timeline.out', { crew, back: is })}
          {is !== null && was !== null && text('admin.timeline.back', { crew, before: was, after: is })}
        </li>
      ))}
    </Stack>
  )
}
