import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { CrewStop } from '#contract/crew/crew.ts'
import { clockAt } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { placeHref } from '../parts/place.ts'
import { RoomReady } from '../parts/room-ready.tsx'
import { StopKind } from '../parts/stop-kind.tsx'
import { isLeft, type StopProgress } from '../stop/stop-progress.ts'
import styles from './stop-card.module.css'

type StopCardProps = {
  readonly stop: CrewStop
  readonly progress: StopProgress
  /** Undefined for future days, on which nobody can be late yet. */
  readonly now: Date | undefined
}

/** One stop of the list; the whole card is a link. */
export function StopCard({ stop, progress: { state, times }, now }: StopCardProps) {
  const text = useText()
  const isLate = now !== undefined && isLeft(state) && clockAt(now) > stop.to
  const time = times[state === 'waiting' ? 'loaded' : state]
  const at = time && formatTime(clockAt(new Date(time)), text.language)
  return (
    <a href={placeHref({ screen: 'stop', id: stop.id })} className={styles.card} data-state={state}>
      <Row as="span" justify="space-between">
        <StopKind kind={stop.kind} />
        <span className={styles.state} data-late={isLate}>
          {state === 'done' && <Icon name="check" />}
          {isLate && <Icon name="warning" />}
          {isLate ? text('crew.days.late') : text(`crew.days.states.${state}`, { at: at ?? '' })}
        </span>
      </Row>
      <span className={styles.time}>{text('party.window', { from: stop.from, to: stop.to })}</span>
      <span className={styles.name}>{stop.customerName}</span>
      <Text as="span" tone="soft">
        {stop.address}
      </Text>
      <RoomReady {...stop} />
      {stop.allergiesAndNeeds && (
        <span className={styles.allergies}>
          <Icon name="warning" />
          {stop.allergiesAndNeeds}
        </span>
      )}
    </a>
  )
}
