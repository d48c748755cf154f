import { pickAnswers } from '#domain/booking/booking-fields.ts'
import { balanceDueDay, owedCents } from '#domain/booking/order/balance.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { showAnswers } from '#domain/catalogue/questions/answers.ts'
import { answerFacts } from '#domain/catalogue/questions/write-answer.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { statement } from '#domain/money/payments/statement.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import type { PartyFacts } from '#server/foundation/mail/kinds/party-facts.ts'
import { readOpenQuestions } from './answer-questions.ts'
import { bookingIn } from './booking-in.ts'
import { bookingPageUrl } from './booking-page-link.ts'
import type { FullBooking } from './full-booking.ts'
import { themePicture } from './theme-picture.ts'

/** Returns what mails say about a booking, whether or not it is stored like this, in its language or a given one. */
export async function partyFactsFor(
  db: Queryable,
  ctx: Context,
  given: FullBooking,
  language: Language = given.language,
): Promise<PartyFacts> {
  const worded = bookingIn(language, db, given)
  const [booking, picture, openQuestions, pageUrl] = await Promise.all([
    worded,
    worded.then(({ themeId, themeName }) => themePicture(db, ctx, { themeId, themeName, language })),
    readOpenQuestions(db, given, language),
    bookingPageUrl(db, ctx, given),
  ])
  return {
    ...toFacts(booking, partyDayAt(ctx.now()), language),
    openQuestions,
    bookingPageUrl: pageUrl,
    ...(picture && { picture }),
  }
}

/** Returns what the booking itself says. It is already in the language. */
export function toFacts(booking: FullBooking, today: PartyDay, language: Language) {
  const { reference, customerName, customerEmail, customerPhone, themeName } = booking
  const bookedOn = partyDayAt(booking.createdAt)
  const dueDay = balanceDueDay(booking.bookingDate, bookedOn)
  return {
    reference,
    language,
    number: booking.id,
    customerName,
    customerEmail,
    customerPhone,
    themeName,
    teepees: booking.numberOfTeepees,
    guestCount: booking.guestCount,
    bookingDate: booking.bookingDate,
    numberOfNights: booking.numberOfNights,
    partyStartTime: booking.partyStartTime,
    address: getAddress(booking),
    answers: pickAnswers(booking),
    ownAnswers: answerFacts(showAnswers(booking.answers, 'mail'), textIn(language)),
    termsVersion: booking.termsVersion,
    statement: statement(
      {
        ...booking,
        lines: booking.priceLines,
        isCancelled: booking.bookingStatus === 'cancelled',
        bookingDate: booking.bookingDate,
        bookedOn,
      },
      textIn(language),
    ),
    paidCents: booking.paidCents,
    bookingStatus: booking.bookingStatus,
    owedCents: owedCents(booking),
    balanceDueDay: dueDay,
    isBalanceLate: dueDay < today,
  }
}
