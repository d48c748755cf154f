import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CrewStop } from '#contract/crew/crew.ts'
import { isRoomReady, READY_TICKS } from '#domain/crew/room-readiness.ts'
import { joinNames } from '#domain/foundation/text/names.ts'
import styles from './room-ready.module.css'

/** Green if the family ticked everything; gray if something is missing, or it was asked and has said nothing. */
export function RoomReady({ readiness, asksIfReady }: Pick<CrewStop, 'readiness' | 'asksIfReady'>) {
  const text = useText()
  if (!readiness) return asksIfReady ? <span className={styles.room}>{text('crew.room.noWord')}</span> : null
  const isReady = isRoomReady(readiness.ticks)
  const missing = READY_TICKS.filter((tick) => !readiness.ticks[tick]).map((tick) =>
    text(`crew.room.${tick}`),
  )
  return (
    <span className={styles.room} data-ready={isReady}>
      <Icon name={isReady ? 'check' : 'warning'} />
      {isReady
        ? text('crew.room.ready')
        : text('crew.room.notReady', { missing: joinNames(missing, text.language) })}
    </span>
  )
}
