import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Grid, Stack } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { comparePlans } from '#domain/crew/plan-changes.ts'
import { isPartyDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { useDayOrder } from '../day-plans-query.ts'
import { stopKey, toStopOrder, withNotBefore, withStopAt } from '../stop-order.ts'
import { MoveImpact } from './move-impact.tsx'
import styles from './move-stop-dialog.module.css'
import { countOthers, isSameOrder } from './timeline-place.ts'
import type { Wish } from './use-stop-move.ts'

type MoveStopDialogProps = {
  readonly plan: DayPlan
  readonly stop: JobStop
  /** Where it was dropped; staff can change every part of it. */
  readonly wish: Wish
  readonly onClose: () => void
  /** Asks about moving the stop's party to another day. */
  readonly onParty: (day: PartyDay) => void
}

/** Previews the effects of moving a stop, then moves it: times, promises, conflicts, and who is notified. */
export function MoveStopDialog({ plan, stop, wish: putDown, onClose, onParty }: MoveStopDialogProps) {
  const text = useText()
  const [wish, setWish] = useState(putDown)
  const key = stopKey(stop)
  const before = toStopOrder(plan)
  const order = withNotBefore(withStopAt(before, key, wish.crew, wish.place), key, wish.notBefore)
  const isOtherDay = wish.day !== plan.date
  const isChanged = !isOtherDay && !isSameOrder(before, order)
  const { data: after, error } = usePreview(plan.date, order, isChanged)
  const { move, isBusy } = useDayOrder(plan, onClose)
  const isWrong =
    after !== undefined && comparePlans(plan, after).some(({ newConflicts }) => newConflicts.length > 0)
  const canMoveParty = isOtherDay && stop.kind === 'setup' && isPartyDay(wish.day)
  return (
    <ActDialog
      onClose={onClose}
      size="2xl"
      title={text('admin.timeline.title', {
        job: text('admin.dayPlans.jobAt', { kind: stop.kind, name: stop.party.customerName }),
      })}
      {...(isOtherDay
        ? {
            confirmLabel: text('admin.timeline.moveParty'),
            isDisabled: !canMoveParty,
            onConfirm: () => onParty(wish.day),
          }
        : {
            confirmLabel: isWrong ? text('admin.timeline.moveAnyway') : text('admin.timeline.move'),
            isDisabled: !after || !isChanged,
            onConfirm: () => move(order, stop.party.customerName),
          })}
      isBusy={isBusy}
      busyLabel={text('admin.timeline.moving')}
    >
      <Stack>
        <MoveStopFields plan={plan} stopKey={key} wish={wish} onWish={setWish} />
        <Outcome {...{ plan, after, error, isOtherDay, isChanged }} kind={stop.kind} />
      </Stack>
    </ActDialog>
  )
}

type OutcomeProps = {
  plan: DayPlan
  after: DayPlan | undefined
  error: Error | null
  kind: MoveStopDialogProps['stop']['kind']
  isOtherDay: boolean
  isChanged: boolean
}

/** What the move would do to the day. */
function Outcome({ plan, after, error, kind, isOtherDay, isChanged }: OutcomeProps) {
  const text = useText()
  return (
    <Stack aria-live="polite">
      {error && (
        <p role="alert" className={styles.problem}>
          <Icon name="warning" />
          {describeFailure(error)}
        </p>
      )}
      {isOtherDay && <p>{text('admin.timeline.otherDay', { kind })}</p>}
      {!isOtherDay && !isChanged && <p>{text('admin.timeline.nothing')}</p>}
      {isChanged && !error && !after && (
        <>
          <p className="visually-hidden">{text('admin.timeline.loading')}</p>
          <Skeleton shape="box" height="8rem" />
        </>
      )}
      {isChanged && after && <MoveImpact before={plan} after={after} />}
    </Stack>
  )
}

function usePreview(date: PartyDay, crews: ReturnType<typeof toStopOrder>, isChanged: boolean) {
  const { data, error } = useQuery({
    queryKey: ['day-preview', date, crews],
    queryFn: () => api.post('/api/admin/work/days/:date/preview', { params: { date }, body: { crews } }),
    enabled: isChanged,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  return { data: isChanged ? data : undefined, error: isChanged ? error : null }
}

type MoveStopFieldsProps = {
  readonly plan: DayPlan
  readonly stopKey: string
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

/** The target of a move: day, crew, position among the crew's stops, and earliest hour. */
function MoveStopFields({ plan, stopKey, wish, onWish }: MoveStopFieldsProps) {
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
