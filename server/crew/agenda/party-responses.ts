import type { DayRoom, Party } from '#contract/crew/agenda.ts'
import { pickAnswers } from '#domain/booking/booking-fields.ts'
import { countChildren } from '#domain/booking/guests/guest.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { type AvailabilityQuestion, listAvailability, listOccupancy } from '#domain/calendar/availability.ts'
import { countPacking } from '#domain/calendar/resources/packing-list.ts'
import { quantityOn } from '#domain/calendar/resources/resources.ts'
import { showAnswers } from '#domain/catalogue/questions/answers.ts'
import { isAskedAbout, type Question } from '#domain/catalogue/questions/question.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { formatNights, formatStart } from '#server/booking/bookings/booking-responses.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type GuestRow, readGuests } from '#server/booking/guests/guest-queries.ts'
import { readQuestions } from '#server/catalogue/questions/question-queries.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { themes } from '#server/foundation/database/schema/all-tables.ts'

/** Returns bookings as the crew needs them, with what goes into the van. */
export async function partyResponses(
  db: Database,
  parties: readonly FullBooking[],
  { seesMoney }: { readonly seesMoney: boolean },
): Promise<Party[]> {
  const themeIds = [...new Set(parties.map((party) => party.themeId))]
  const kits = themeIds.length
    ? await db
        .select({ id: themes.id, includedItems: themes.includedItems, packingList: themes.packingList })
        .from(themes)
        .where(inArray(themes.id, themeIds))
    : []
  const kitById = new Map(kits.map((kit) => [kit.id, kit]))
  const questions = parties.length > 0 ? await readQuestions(db) : []
  const guests = await readGuests(
    db,
    parties.map(({ id }) => id),
  )
  return parties.map((party) => ({
    ...partyResponse(party, kitById.get(party.themeId)),
    ...answersForCrew(party, questions),
    ...guestsForCrew(guests.filter(({ bookingId }) => bookingId === party.id)),
    ...(seesMoney && { owedAmount: toDecimal(owedCents(party)) }),
  }))
}

type Kit = Pick<typeof themes.$inferSelect, 'includedItems' | 'packingList'>

function partyResponse(party: FullBooking, kit: Kit | undefined): Party {
  const { id, bookingDate, customerName, customerPhone, partyAddress, city, state, zipCode } = party
  const { themeName, numberOfTeepees, guestCount, bookingStatus } = party
  return {
    id,
    bookingDate,
    ...formatNights(party),
    ...formatStart(party),
    customerName,
    customerPhone,
    partyAddress,
    city,
    state,
    zipCode,
    themeName,
    includedItems: kit?.includedItems ?? [],
    ...(kit?.packingList && { packing: countPacking(kit.packingList, numberOfTeepees) }),
    numberOfTeepees,
    guestCount,
    addons: party.bookedAddons.map(({ name, quantity }) => ({ name, quantity })),
    ...pickAnswers(party),
    bookingStatus,
  }
}

function answersForCrew(
  { themeId, bookedAddons, answers }: FullBooking,
  questions: readonly Question[],
): Pick<Party, 'answers' | 'toAsk'> {
  const shown = showAnswers(answers, 'crew')
  const order = { themeId, addonIds: bookedAddons.map(({ addonId }) => addonId) }
  const toAsk = questions
    .filter((question) => question.askedBy === 'crew' && isAskedAbout(question, order))
    .filter(({ id }) => !answers.some(({ questionId }) => questionId === id))
    .map(({ label }) => label)
  return { ...(shown.length > 0 && { answers: shown }), ...(toAsk.length > 0 && { toAsk }) }
}

/** The crew sees counts and allergies alone. */
function guestsForCrew(guests: readonly GuestRow[]): Pick<Party, 'guests'> {
  if (guests.length === 0) return {}
  const allergies = guests.flatMap(({ coming, allergies }) =>
    coming !== 'no' && allergies ? [allergies] : [],
  )
  const [coming, maybe] = [countChildren(guests, 'yes'), countChildren(guests, 'maybe')]
  return { guests: { coming, maybe, allergies } }
}

/** Returns how full each day is, in the figures that staff use. */
export function listDayRoom(days: readonly PartyDay[], question: AvailabilityQuestion): DayRoom[] {
  const { limits, unavailable } = question
  const frames = { quantity: limits.teepeeStock, changes: limits.teepeeChanges ?? [] }
  const left = new Map(listAvailability(days, question).map((day) => [day.date, day.teepeesLeft]))
  return listOccupancy(days, question).map((day) => ({
    ...day,
    teepeesLeft: left.get(day.date) ?? 0,
    maxParties: limits.maxPartiesPerDay,
    teepeeStock: quantityOn(frames, day.date),
    isUnavailable: unavailable.has(day.date),
    unavailableReason: unavailable.get(day.date)?.en ?? null,
  }))
}
