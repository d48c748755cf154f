import type { CrewDay, CrewStop, LiveDay } from '#contract/crew/crew.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { pickAnswers } from '#domain/booking/booking-fields.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { calculateNeed } from '#domain/calendar/resources/resources.ts'
import { toDemands } from '#domain/calendar/resources/van-load.ts'
import { getStopState, toStopId } from '#domain/crew/crew-events.ts'
import { USUAL_STEPS } from '#domain/crew/crew-steps.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { clockAt, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { DeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { Admin, Context, StaffCaller } from '#server/context.ts'
import { findUncheckedKits } from '#server/crew/kit-care/kit-care-queries.ts'
import { kitNames, teepeeNames } from '#server/crew/kit-care/record-crew-care.ts'
import { dayPlans } from '#server/crew/work/day-plans.ts'
import { readLoad } from '#server/crew/work/van-loads.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { readAccesses } from './access.ts'
import { findOwnCrews, findReportedStopIds, recordGivenStops } from './own-stops.ts'
import { currentEventsByStop, type StoredEvent } from './read-events.ts'
import { readinessResponse, readReadiness } from './room-readiness.ts'
import type { DatedStop } from './stops.ts'

type CrewReader = { readonly seesMoney: boolean; readonly language: Language }
type Planned = { readonly crew: number; readonly stop: JobStop }

/** Returns a day as a staff member's phone shows it: the stops of their crew and what those need. */
export async function crewDay(
  ctx: Context,
  date: PartyDay,
  { admin, language }: StaffCaller,
): Promise<CrewDay> {
  const seesMoney = may(admin, 'crew:cash')
  const plan = await readPlan(ctx, date, { seesMoney, language })
  const { crewSteps } = await readSettings(ctx.db)
  const isOwnCrew = await findOwnCrews(ctx, admin)
  const planned = getStops(plan)
  const own = isOwnCrew ? await pickOwn(ctx, admin, { planned, isOwnCrew }) : planned
  const stops = await readStops(ctx, date, own, language)
  await recordGivenStops(ctx, admin, toDated(own, date))
  const load = isOwnCrew ? await readLoad(ctx, { date, bookingIds: toSetUp(own), language }) : plan?.load
  return {
    date,
    stops: stops.map(({ response }) => response),
    load: await flagLoad(ctx, load ?? [], toSetUp(own)),
    steps: crewSteps ?? USUAL_STEPS,
  }
}

type Choice = { readonly planned: readonly Planned[]; readonly isOwnCrew: (crew: number) => boolean }

async function pickOwn(ctx: Context, admin: Admin, { planned, isOwnCrew }: Choice): Promise<Planned[]> {
  const bookingIds = planned.map(({ stop }) => stop.bookingId)
  const begun = await findReportedStopIds(ctx, admin, bookingIds)
  return planned.filter(
    ({ crew, stop: { bookingId, kind } }) => isOwnCrew(crew) || begun.has(toStopId(bookingId, kind)),
  )
}

function toSetUp(planned: readonly Planned[]): ReadonlySet<number> {
  return new Set(planned.filter(({ stop }) => stop.kind === 'setup').map(({ stop }) => stop.bookingId))
}

/** Returns a day for the office, as its crews report it. */
export async function liveDay(ctx: Context, date: PartyDay, language: Language): Promise<LiveDay> {
  const plan = await readPlan(ctx, date, { seesMoney: true, language })
  const stops = await readStops(ctx, date, getStops(plan), language)
  const now = ctx.now()
  return {
    date,
    stops: stops.map(({ response, bookingId, events }) => {
      const state = getStopState(events)
      const isOpen = state === 'waiting' || state === 'on_the_way'
      return {
        ...response,
        bookingId,
        state,
        isLate: isOpen && isOver(date, response.to, now),
        events: events.map(({ id, kind, at, account, data }) => {
          return { id, kind, at: at.toISOString(), account, data }
        }),
        photos: events.flatMap(({ photoId, hasPhoto }) => (photoId && hasPhoto ? [photoId] : [])),
      }
    }),
  }
}

/** When a crew comes to each stop: what the family was told, or the planned times of a collection. */
export type StopWindows = ReadonlyMap<string, DeliveryWindow>

export async function stopWindows(ctx: Context, day: PartyDay): Promise<StopWindows> {
  const plan = await readPlan(ctx, day, { seesMoney: false, language: DEFAULT_LANGUAGE })
  return new Map(
    getStops(plan).map(({ stop }) => [toStopId(stop.bookingId, stop.kind), getWindow(stop)] as const),
  )
}

async function readPlan(ctx: Context, date: PartyDay, question: CrewReader): Promise<DayPlan | undefined> {
  const [plan] = await dayPlans(ctx, { from: date, to: date, ...question })
  return plan
}

async function readStops(ctx: Context, day: PartyDay, planned: readonly Planned[], language: Language) {
  const bookingIds = planned.map(({ stop }) => stop.bookingId)
  const accesses = await readAccesses(ctx, ctx.db, bookingIds)
  const events = await currentEventsByStop(ctx.db, toDated(planned, day))
  const rooms = await readReadiness(ctx.db, bookingIds)
  const { readiness: asksFamilies } = await readSettings(ctx.db)
  return planned.map(({ crew, stop }) => {
    const { bookingId, kind } = stop
    const reported = events.get(toStopId(bookingId, kind)) ?? []
    const access = accesses.get(bookingId) ?? null
    const room = rooms.get(bookingId)
    const readiness = room ? readinessResponse(room, (id) => `/api/crew/photos/${id}`) : null
    return {
      bookingId,
      events: reported,
      response: {
        ...stopResponse({ crew, stop }),
        teepeeNames: teepeeNames(stop.party.themeName, language),
        access,
        readiness,
        ...(asksFamilies && kind === 'setup' && { asksIfReady: true as const }),
        events: toReportedEvents(reported),
      },
    }
  })
}

function toDated(planned: readonly Planned[], day: PartyDay): DatedStop[] {
  return planned.map(({ stop: { bookingId, kind } }) => ({ bookingId, kind, day }))
}

function getStops(plan: DayPlan | undefined): Planned[] {
  return plan?.plans.flatMap(({ crew, stops }) => stops.map((stop) => ({ crew, stop }))) ?? []
}

function stopResponse({ crew, stop }: Planned): Omit<CrewStop, 'access' | 'readiness' | 'events'> {
  const { bookingId, kind, party, arrivesAt, driveMinutes } = stop
  const { customerName, customerPhone, partyStartTime, themeName, includedItems, numberOfTeepees } = party
  const { guestCount, addons, answers, toAsk, guests, owedAmount, packing, numberOfNights } = party
  return {
    id: toStopId(bookingId, kind),
    kind,
    crew,
    ...getWindow(stop),
    arrivesAt,
    driveMinutes,
    address: getAddress(party),
    customerName,
    customerPhone,
    ...(numberOfNights && { numberOfNights }),
    partyStartTime,
    themeName,
    includedItems,
    ...(packing && { packing }),
    numberOfTeepees,
    guestCount,
    addons,
    ...pickAnswers(party),
    ...(answers && { answers }),
    ...(toAsk && { toAsk }),
    ...(guests && { guests }),
    ...(owedAmount !== undefined && { owedAmount }),
  }
}

function getWindow({ kind, party, arrivesAt, endsAt }: JobStop): DeliveryWindow {
  return kind === 'setup' ? party.deliveryWindow : { from: arrivesAt, to: endsAt }
}

function toReportedEvents(events: readonly StoredEvent[]): CrewStop['events'] {
  return events.map(({ id, kind, at, data }) => {
    const item = typeof data.item === 'string' ? { item: data.item } : {}
    return { id, kind, at: at.toISOString(), ...item }
  })
}

export function isOver(date: PartyDay, time: string, now: Date): boolean {
  const today = partyDayAt(now)
  return today > date || (today === date && clockAt(now) > time)
}

/** Marks each line of a load list that has not been checked since its last party, and says which setups it is for. */
async function flagLoad(
  ctx: Context,
  load: DayPlan['load'],
  bookingIds: ReadonlySet<number>,
): Promise<CrewDay['load']> {
  if (load.length === 0) return load
  const flagged = await findUncheckedKits(ctx)
  if (flagged.length === 0) return load
  const parties = await findBookingsWhere(ctx.db, inArray(bookings.id, [...bookingIds]))
  return load.map((line) => {
    const found = flagged.find(({ kit }) => kitNames(kit).includes(line.name))
    if (!found) return line
    const { kit, unchecked } = found
    const takers = parties.filter(
      (party) => calculateNeed(kit, toDemands({ ...party, addons: party.bookedAddons })) > 0,
    )
    const stopIds = takers.map(({ id }) => toStopId(id, 'setup'))
    return { ...line, unchecked: { count: unchecked.count, since: unchecked.since.toISOString(), stopIds } }
  })
}
