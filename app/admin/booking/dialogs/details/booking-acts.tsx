import { Link } from 'react-router'
import { Menu, MenuGroup, MenuItem } from '#app/admin/kit/ui/menu.tsx'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { CapacityQuestion } from '../capacity-question.tsx'
import { getOverpayment } from '../money/get-overpayment.ts'
import { useConfirmBooking } from '../use-confirm-booking.ts'
import { type BookingAct, getMainAct, type OnAct } from './main-act.ts'

type ActsProps = { booking: Booking; onAct: OnAct }

/** What the booking asks for next, and a menu with everything else. */
export function BookingButtons({ booking, onAct }: ActsProps) {
  const text = useText()
  const main = getMainAct(booking, partyDayAt(new Date()))
  const { confirm, isConfirming, capacity, done } = useConfirmBooking(booking)
  return (
    <>
      <MoreActs booking={booking} onAct={onAct} main={main} />
      {/* A second tap on Confirm must not meet the next act. */}
      {done && <RowDone done={done} about={booking.customerName} />}
      {!done && main === 'confirm' && (
        <Button isBusy={isConfirming} busyLabel={text('admin.booking.details.confirming')} onClick={confirm}>
          {text('admin.booking.details.confirm')}
        </Button>
      )}
      {!done && main === 'crew' && (
        <Link to={`/admin/bookings?view=run-sheet&day=${booking.bookingDate}`} className={buttonClass()}>
          {text('admin.booking.acts.crew')}
        </Link>
      )}
      {!done && main && main !== 'confirm' && main !== 'crew' && (
        <Button onClick={() => onAct(main, booking)}>{nameAct(main, booking, text)}</Button>
      )}
      <CapacityQuestion {...capacity} />
    </>
  )
}

const GROUPS = [
  { name: 'party', acts: ['edit', 'move'] },
  { name: 'booking', acts: ['status', 'cancel', 'delete'] },
] as const satisfies readonly { name: string; acts: readonly BookingAct[] }[]
const WHILE_ACTIVE: readonly BookingAct[] = ['move', 'cancel']

function MoreActs({ booking, onAct, main }: ActsProps & { main: string | undefined }) {
  const text = useText()
  const isOffered = (act: BookingAct) =>
    act !== main && (isActive(booking.bookingStatus) || !WHILE_ACTIVE.includes(act))
  return (
    <Menu
      button={
        <>
          {text('admin.booking.acts.more')}
          <Icon name="chevron-down" />
        </>
      }
    >
      {GROUPS.map(({ name, acts }) => (
        <MenuGroup key={name} name={text(`admin.booking.acts.${name}`)}>
          {acts.filter(isOffered).map((act) => (
            <MenuItem key={act} onClick={() => onAct(act, booking)}>
              {nameAct(act, booking, text)}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  )
}

/** The other ways to settle what is open, beside the amounts. */
export function WaysToSettle({ booking, onAct }: ActsProps) {
  const text = useText()
  if (!isActive(booking.bookingStatus) || Number(booking.owedAmount) === 0) return null
  const main = getMainAct(booking, partyDayAt(new Date()))
  return (['link', 'payment'] as const)
    .filter((act) => act !== main)
    .map((act) => (
      <Button key={act} variant="secondary" size="sm" onClick={() => onAct(act, booking)}>
        {nameAct(act, booking, text)}
      </Button>
    ))
}

function nameAct(act: BookingAct, booking: Booking, text: Text): string {
  if (act === 'overpayment')
    return text('admin.payments.overpayment.refund', { amount: dollars(getOverpayment(booking) ?? '0.00') })
  return text(NAMES[act])
}

const NAMES = {
  edit: 'admin.booking.details.edit',
  move: 'admin.moveParty.move',
  status: 'admin.booking.details.updateStatus',
  cancel: 'admin.booking.details.cancel',
  delete: 'admin.forms.remove.confirm',
  link: 'admin.booking.details.sendLink',
  payment: 'admin.booking.details.recordPayment',
} as const satisfies Readonly<Record<Exclude<BookingAct, 'overpayment'>, string>>
