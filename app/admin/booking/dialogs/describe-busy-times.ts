import type { DayRoom } from '#contract/crew/agenda.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'

/** Returns one sentence for each external calendar that is busy on a day. */
export function describeBusyTimes({ busy = [] }: Pick<DayRoom, 'busy'>, text: Text): string[] {
  return busy.map(({ calendar, times }) =>
    times.length === 0
      ? text('admin.busy.allDay', { calendar })
      : text('admin.busy.at', {
          calendar,
          times: times.map((time) => formatTime(time, text.language)).join(', '),
        }),
  )
}
