import { owedCents } from '#domain/booking/order/balance.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { DEFAULT_START_TIME, getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { AutomaticText } from '#domain/people/conversations/due-texts.ts'
import { firstName, fitText } from '#domain/people/conversations/fit-text.ts'

type TextedBooking = {
  readonly customerName: string
  readonly bookingDate: string
  readonly partyStartTime: string | null
  readonly totalCents: number
  readonly discountCents: number
  readonly paidCents: number
}

/** Returns an automatic text about a party, which fits into one segment in either language, whatever the names. */
export function composeText(
  kind: AutomaticText,
  booking: TextedBooking,
  { language, business }: { readonly language: Language; readonly business: string },
): string {
  const text = textIn(language)
  const names = { business, name: firstName(booking.customerName) }
  const day = booking.bookingDate
  switch (kind) {
    case 'confirmed':
      return fitText(names, (fitted) => text('texts.automatic.confirmed', { ...fitted, day }))
    case 'balance':
      return fitText(names, (fitted) =>
        text('texts.automatic.balance', { ...fitted, day, amount: owedCents(booking) }),
      )
    case 'day-before': {
      const window = getDeliveryWindow(booking.partyStartTime ?? DEFAULT_START_TIME)
      return fitText(names, (fitted) => text('texts.automatic.dayBefore', { ...fitted, ...window }))
    }
    case 'on-the-way':
      return fitText(names, (fitted) => text('texts.automatic.onTheWay', fitted))
    case 'done':
      return fitText(names, (fitted) => text('texts.automatic.done', fitted))
  }
}
