import { Options } from '#app/admin/kit/ui/options.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid } from '#app/ui/layout.tsx'
import type { DayPlan } from '#contract/crew/work.ts'
import { toStopOrder } from '../stop-order.ts'
import { countOthers } from './timeline-place.ts'
import type { Wish } from './use-stop-move.ts'

type MoveStopFieldsProps = {
  readonly plan: DayPlan
  readonly stopKey: string
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

/** The target of a move: day, crew, position among the crew's stops, and earliest hour. */
export function MoveStopFields({ plan, stopKey, wish, onWish }: MoveStopFieldsProps) {
  const text = useText()
  const order = toStopOrder(plan)
  const { day, crew, place, notBefore } = wish
  const isOtherDay = day !== plan.date
  const last = (of: number) => countOthers(order, of, stopKey)
  const toCrew = (next: number) => onWish({ ...wish, crew: next, place: Math.min(place, last(next)) })
  return (
    <Grid minColumn="9rem" stretches gap={3}>
      <TextField
        label={text('admin.timeline.day')}
        type="date"
        value={day}
        required
        onChange={(event) => event.target.value && onWish({ ...wish, day: event.target.value })}
      />
      <SelectField
        label={text('admin.timeline.crew')}
        value={crew}
        disabled={isOtherDay}
        onChange={(event) => toCrew(Number(event.target.value))}
      >
        <Options of={[...order.keys()]} label={(one) => text('admin.dayPlans.crew', { crew: one + 1 })} />
      </SelectField>
      <SelectField
        label={text('admin.timeline.place')}
        value={place}
        disabled={isOtherDay}
        onChange={(event) => onWish({ ...wish, place: Number(event.target.value) })}
      >
        <Options
          of={[...Array(last(crew) + 1).keys()]}
          label={(one) => text('admin.timeline.placeOf', { place: one + 1, count: last(crew) + 1 })}
        />
      </SelectField>
      <TextField
        label={text('admin.timeline.notBefore')}
        type="time"
        value={notBefore ?? ''}
        disabled={isOtherDay}
        onChange={(event) => onWish({ ...wish, notBefore: event.target.value || undefined })}
      />
    </Grid>
  )
}
