import type { Party } from '#contract/crew/agenda.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import {
  type CollectionDays,
  collectionDay,
  type JobKind,
  jobMinutes,
  minuteParts,
  minutesIn,
} from '#domain/calendar/work/jobs.ts'
import {
  capacityMinutes,
  toWorkTerms,
  type WorkSettings,
  type WorkTerms,
  workdayOn,
} from '#domain/calendar/work/work-settings.ts'
import { straightMiles } from '#domain/catalogue/pricing/delivery-area.ts'
import type { DeliverySettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type CrewPlan, planDay, type Stop, type Travel } from '#domain/crew/day-plan.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { dayRange, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { DEFAULT_START_TIME, getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findParties } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { closedDays } from '#server/calendar/availability/booking-conflicts.ts'
import { readWork } from '#server/calendar/availability/read-work.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { findZipArea } from '#server/catalogue/pricing/zip-areas.ts'
import type { Context } from '#server/context.ts'
import { partyResponses } from '#server/crew/agenda/party-responses.ts'
import { and, gte, lte } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { firstPartyDay } from '#server/foundation/database/reserved-range.ts'
import { jobPlaces } from '#server/foundation/database/schema/all-tables.ts'
import { readStock, toLoad } from './van-loads.ts'

type Job = Stop & StopAddress & { readonly booking: FullBooking }
export type PlacedJob = typeof jobPlaces.$inferSelect

type PlanQuestion = {
  readonly from: PartyDay
  readonly to: PartyDay
  /** Open balances are for staff who may read bookings, not for the crew. */
  readonly seesMoney: boolean
  /** The language of sentences about conflicts and of the load. */
  readonly language: Language
  /** An order to try instead of the stored one. */
  readonly places?: readonly PlacedJob[]
}

/** Returns the work on each of these days: by whom and when. */
export async function dayPlans(
  ctx: Context,
  { from, to, seesMoney, language, places: tried }: PlanQuestion,
): Promise<DayPlan[]> {
  const now = ctx.now()
  const stored = await readWork(ctx.db)
  const terms = toWorkTerms(stored)
  const firstDay = await firstPartyDay(ctx.db, from)
  const [bookings, places, pricing, settings, unavailable, stock] = await Promise.all([
    findParties(ctx.db, { from: firstDay, to, now }),
    tried ??
      ctx.db
        .select()
        .from(jobPlaces)
        .where(and(gte(jobPlaces.date, from), lte(jobPlaces.date, to))),
    readPricing(ctx.db),
    readSettings(ctx.db),
    closedDays(ctx.db),
    readStock(ctx.db),
  ])
  const { collectOnClosedDays } = settings
  const days: CollectionDays = {
    unavailable,
    collectOnClosedDays,
    work: stored.settings.enabled ? terms : undefined,
  }
  const travel = travelBetween<Job>(pricing.delivery, stored.settings)
  const responses = await partyResponses(ctx.db, bookings, { seesMoney })
  const partyById = new Map(responses.map((party) => [party.id, party]))
  return dayRange(from, to).map((date) => {
    const jobs = jobsOn(date, { bookings, places, days, settings: stored.settings })
    const plans = planDay(jobs, workdayOn(date, terms), travel)
    return dayPlan(date, {
      jobs,
      plans,
      terms,
      partyById,
      load: toLoad(partiesToSetUp(jobs), stock, language),
      language,
    })
  })
}

type Facts = {
  readonly bookings: readonly FullBooking[]
  readonly places: readonly PlacedJob[]
  readonly days: CollectionDays
  readonly settings: WorkSettings
}

function jobsOn(date: PartyDay, { bookings, places, days, settings }: Facts): Job[] {
  const job = (kind: JobKind, booking: FullBooking): Job => ({
    kind,
    booking,
    zipCode: booking.zipCode,
    minutes: minutesIn(minuteParts(kind, getSize(booking), settings)),
    window: kind === 'setup' ? getDeliveryWindow(booking.partyStartTime ?? DEFAULT_START_TIME) : undefined,
    placed: toPlaced(
      places.find((place) => place.bookingId === booking.id && place.kind === kind && place.date === date),
    ),
  })
  return [
    ...bookings.filter(({ bookingDate }) => bookingDate === date).map((booking) => job('setup', booking)),
    ...bookings
      .filter((booking) => booking.bookingDate < date && collectionDay(booking, days) === date)
      .map((booking) => job('collect', booking)),
  ]
}

function toPlaced(row: PlacedJob | undefined): Stop['placed'] {
  return row && { crew: row.crew, place: row.place, notBefore: row.notBefore ?? undefined }
}

type Planned = {
  readonly jobs: readonly Job[]
  readonly plans: readonly CrewPlan<Job>[]
  readonly terms: WorkTerms
  readonly partyById: ReadonlyMap<number, Party>
  readonly load: DayPlan['load']
  readonly language: Language
}

function dayPlan(date: PartyDay, { jobs, plans, terms, partyById, load, language }: Planned): DayPlan {
  const text = textIn(language)
  const workday = workdayOn(date, terms)
  const needed = jobs.map(({ kind, booking }) => jobMinutes(kind, getSize(booking), terms.settings))
  return {
    date,
    crews: workday?.crews ?? 0,
    window: workday ? { from: toTime(workday.fromMinute), to: toTime(workday.toMinute) } : null,
    isPlaced: jobs.some(({ placed }) => placed),
    neededMinutes: needed.reduce((sum, minutes) => sum + minutes, 0),
    capacityMinutes: capacityMinutes(workday),
    plans: plans.map(({ crew, driveMinutes, backAt, stops }) => ({
      crew,
      driveMinutes,
      backAt: toTime(backAt),
      stops: stops.flatMap(
        ({ stop: { kind, booking, placed }, arrivesAt, endsAt, ...planned }): JobStop[] => {
          const party = partyById.get(booking.id)
          if (!party) return []
          const minutes = minuteParts(kind, getSize(booking), terms.settings)
          const times = { arrivesAt: toTime(arrivesAt), endsAt: toTime(endsAt) }
          const { driveMinutes, conflicts } = planned
          return [
            {
              bookingId: booking.id,
              kind,
              party,
              minutes,
              driveMinutes,
              ...(placed?.notBefore !== undefined && { notBefore: toTime(placed.notBefore) }),
              conflicts: conflicts.map((conflict) => text(conflict)),
              ...times,
            },
          ]
        },
      ),
    })),
    load,
  }
}

function partiesToSetUp(jobs: readonly Job[]): FullBooking[] {
  return jobs.filter(({ kind }) => kind === 'setup').map(({ booking }) => booking)
}

function getSize({ numberOfTeepees, bookedAddons }: FullBooking) {
  const addons = bookedAddons.reduce((sum, { quantity }) => sum + quantity, 0)
  return { parties: 1, teepees: numberOfTeepees, addons }
}

type StopAddress = { readonly zipCode: string }

/** The time to park, carry things and set off again, even to the next street. */
const LEAST_MINUTES = 5

/** Returns minutes between ZIP code areas: the straight line times the road factor, at the assumed speed. */
function travelBetween<S extends StopAddress>(
  { depotZip, roadFactor }: Pick<DeliverySettings, 'depotZip' | 'roadFactor'>,
  { driveMinutes, milesPerHour }: Pick<WorkSettings, 'driveMinutes' | 'milesPerHour'>,
): Travel<S> {
  return (from, to) => {
    const [start, end] = [from, to].map((place) => findZipArea(place?.zipCode ?? depotZip ?? ''))
    if (!start || !end) return driveMinutes
    const minutes = (straightMiles(start, end) * roadFactor * 60) / milesPerHour
    return Math.max(LEAST_MINUTES, Math.ceil(minutes))
  }
}
