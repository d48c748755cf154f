import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { formatPrice, TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import type { DayRoom } from '#contract/crew/agenda.ts'
import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Text as TextOf } from '#domain/foundation/messages/text.ts'
import { isPartyDay, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { CapacityQuestion } from '../capacity-question.tsx'
import { PreviewedMail } from '../previewed-mail.tsx'
import { agendaQuery } from './agenda-query.ts'
import styles from './move-party-dialog.module.css'
import { type MovedParty, useMoveParty } from './use-move-party.ts'

type MovePartyDialogProps = {
  party: MovedParty
  /** The day it was dropped on; staff can choose another. */
  day?: PartyDay | undefined
  onClose: () => void
  onMoved?: ((day: PartyDay) => void) | undefined
}

/**
 * Previews the effects of moving a party, then moves it: room on the day, money, and the email to the family.
 */
export function MovePartyDialog({
  party,
  day: putDown = party.bookingDate,
  onClose,
  onMoved,
}: MovePartyDialogProps) {
  const text = useText()
  const { id, customerName: name, bookingDate } = party
  const [day, setDay] = useState(putDown)
  const isElsewhere = isPartyDay(day) && day !== bookingDate
  const { data: quote, error, refetch } = useMoveQuote(id, day, isElsewhere)
  const { move, isMoving, capacity } = useMoveParty(party, { onClose, onMoved, onRefused: refetch })
  const isFull = quote?.roomSentence !== undefined
  return (
    <>
      <ActDialog
        onClose={onClose}
        size="2xl"
        title={text('admin.moveParty.title', { name })}
        description={text('admin.moveParty.from', { day: bookingDate })}
        onConfirm={() => quote && move({ quote, day, override: isFull ? { overrideCapacity: true } : {} })}
        confirmLabel={isFull ? text('admin.moveParty.moveAnyway') : text('admin.moveParty.move')}
        isDisabled={!quote}
        isBusy={isMoving}
        busyLabel={text('admin.moveParty.moving')}
      >
        <Stack>
          <TextField
            label={text('admin.moveParty.day')}
            type="date"
            value={day}
            min={partyDayAt(new Date())}
            onChange={(event) => setDay(event.target.value)}
            className={styles.day}
          />
          <Stack aria-live="polite">
            {error && (
              <Text role="alert" tone="danger" weight={600}>
                {describeFailure(error)}
              </Text>
            )}
            {isElsewhere && !error && !quote && (
              <>
                <p className="visually-hidden">{text('admin.moveParty.loading')}</p>
                <Skeleton shape="box" height="12rem" />
              </>
            )}
            {quote && <Meaning quote={quote} day={day} />}
          </Stack>
        </Stack>
      </ActDialog>
      <CapacityQuestion {...capacity((override) => quote && move({ quote, day, override }))} />
    </>
  )
}

function useMoveQuote(id: number, day: PartyDay, isElsewhere: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['quote', id, { bookingDate: day }],
    queryFn: () => api.post('/api/bookings/:id/change-quote', { params: { id }, body: { bookingDate: day } }),
    enabled: isElsewhere,
    gcTime: 0,
    staleTime: 0,
  })
  return { data: isElsewhere ? data : undefined, error: isElsewhere ? error : null, refetch }
}

function Meaning({ quote, day }: { quote: StaffChangeQuote; day: PartyDay }) {
  const text = useText()
  const { differenceAmount, refundAmount, after, sentence, balanceDueDay, mail } = quote
  const owed = toCents(quote.balanceAmount)
  const isSamePrice = Number(differenceAmount) === 0 && Number(refundAmount) === 0
  return (
    <>
      <Stack as="section" gap={2}>
        <Text as="h3" size="sm" weight={700} font="body">
          {text('admin.moveParty.room')}
        </Text>
        <RoomOn day={day} refusal={quote.roomSentence} />
      </Stack>
      <Stack as="section" gap={2}>
        <Text as="h3" size="sm" weight={700} font="body">
          {text('admin.moveParty.money')}
        </Text>
        {isSamePrice ? (
          <p>
            <strong>{formatPrice(after)}</strong> {sentence}{' '}
            {owed > 0 && text('admin.moveParty.leftToPay', { amount: owed, day: balanceDueDay })}
          </p>
        ) : (
          <TwoStatements quote={quote} reader="staff" />
        )}
      </Stack>
      <PreviewedMail mail={mail} noMail={text('admin.moveParty.noMail')} />
    </>
  )
}

function RoomOn({ day, refusal }: { day: PartyDay; refusal: string | undefined }) {
  const text = useText()
  const { data } = useQuery(agendaQuery(day, day))
  const room = data?.days.find(({ date }) => date === day)
  const problem = refusal ?? (room && describeClosure(room, text))
  if (problem !== undefined)
    return (
      <Text tone="danger" weight={600}>
        {problem}
      </Text>
    )
  if (!room) return <Skeleton shape="line" />
  const { parties, teepeesInUse: teepees, teepeeStock: stock } = room
  return <p>{text('admin.moveParty.roomLeft', { parties, teepees, stock })}</p>
}

function describeClosure({ isUnavailable, unavailableReason: reason }: DayRoom, text: TextOf) {
  if (!isUnavailable) return undefined
  return reason ? text('admin.moveParty.closedBecause', { reason }) : text('admin.moveParty.closed')
}
