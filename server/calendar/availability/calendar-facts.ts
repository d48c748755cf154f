import type { AvailabilityQuestion } from '#domain/calendar/availability.ts'
import type {
  CapacityLimits,
  Reservation,
  WantedAddon,
} from '#domain/calendar/resources/resource-availability.ts'
import type { BookedDemand, Resource, StockChange } from '#domain/calendar/resources/resources.ts'
import type { EarlierCollection } from '#domain/calendar/work/jobs.ts'
import { toWorkTerms, type WorkException, type WorkSettings } from '#domain/calendar/work/work-settings.ts'
import type { TranslatedWords } from '#domain/foundation/messages/message.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { preparedQuery } from '#server/foundation/database/execute-prepared.ts'
import { reservedRange } from '#server/foundation/database/reserved-range.ts'
import { heldChanges } from './held-changes.ts'
import { holdsCapacityAt } from './holds-capacity.ts'

type Facts = {
  limits: CapacityLimits
  minimumNoticeDays: number
  phone: string
  themeStock: number | null
  themeChanges: StockChange[]
  unavailable: { date: PartyDay; reason: TranslatedWords | null }[]
  reservations: Reservation[]
  addonNames: { id: number; name: TranslatedWords }[]
  addonStocks: { id: number; name: string; stock: number }[]
  resources: Resource[]
  bookedAddons: BookedDemand[]
  work: { settings: WorkSettings; exceptions: WorkException[] } | null
  addonUnits: (Stay & { units: number })[]
  earlierCollections: EarlierCollection[]
}

type FactsRow = Facts & Record<string, unknown>

export type CalendarQuestion = {
  readonly from: PartyDay
  readonly to: PartyDay
  readonly teepees: number
  /** One if missing. */
  readonly numberOfNights?: number | undefined
  /** Whether the party has begun, so that no crew sets it up anymore. */
  readonly isSetUp?: boolean | undefined
  readonly themeId?: number | undefined
  readonly addons?: readonly { readonly addonId: number; readonly quantity: number }[] | undefined
  /** Visitors must book in advance; staff need not. */
  readonly isVisitor?: boolean | undefined
  readonly now: Date
  /** The booking that is moved, revised or revived: its own reservations are ignored. */
  readonly exceptBookingId?: number | undefined
  /** The same for a customer who only knows the reference; a paid booking is not ignored. */
  readonly exceptReference?: string | undefined
  /** The caller's own offer from the waiting list: the place it holds is ignored. */
  readonly offerToken?: string | null | undefined
}

/**
 * Returns everything that `domain/calendar/availability.ts` needs about a range of days, in a single query however many
 * bookings there are.
 */
export async function calendarFacts(
  db: Queryable,
  question: CalendarQuestion,
): Promise<AvailabilityQuestion> {
  const { from, now, themeId = null, exceptBookingId = null, exceptReference = null } = question
  const to = lastNight({ bookingDate: question.to, numberOfNights: question.numberOfNights })
  const values = {
    ...{ from, to, now, themeId, exceptBookingId, exceptReference },
    offerToken: question.offerToken ?? null,
    addonIds: question.addons?.map(({ addonId }) => addonId) ?? [],
  }
  const [facts] = await (from === question.to ? selectDayFacts(db, values) : selectFactsForDays(db, values))
  if (!facts) throw new Error('The site settings row is missing')
  return questionFrom(facts, question)
}

type FactName =
  | 'from'
  | 'to'
  | 'now'
  | 'themeId'
  | 'exceptBookingId'
  | 'exceptReference'
  | 'offerToken'
  | 'addonIds'

/** A placeholder for a value of the question. */
const parameter = (what: FactName) => sql.placeholder(what)

function factsQuery(): SQL {
  return sql`
    WITH ${reservedRange(parameter('from'), parameter('to'))},
    live AS NOT MATERIALIZED (
      SELECT id, booking_date, number_of_nights, theme_id, number_of_teepees FROM bookings
      WHERE ${holdsCapacityAt(parameter('now'))}
        AND booking_date BETWEEN (SELECT first_party FROM reserved_range) AND (SELECT last_party FROM reserved_range)
        AND id IS DISTINCT FROM ${parameter('exceptBookingId')}
        AND (is_paid OR reference IS DISTINCT FROM ${parameter('exceptReference')})
      UNION ALL ${heldByMoves()}),
    held AS (${heldByChanges()} UNION ALL ${heldByOffers()})
    SELECT
      json_build_object('maxPartiesPerDay', settings.max_parties_per_day, 'teepeeStock', settings.teepee_stock,
        'teepeeChanges', ${getChanges(sql`resources.is_frames`)},
        'turnaroundDays', settings.turnaround_days, 'collectOnClosedDays', settings.collect_on_closed_days) AS limits,
      settings.minimum_notice_days AS "minimumNoticeDays", settings.contact_info->>'phone' AS phone,
      (SELECT teepee_stock FROM themes WHERE id = ${parameter('themeId')}) AS "themeStock",
      ${getChanges(sql`resources.theme_id = ${parameter('themeId')}`)} AS "themeChanges",
      (SELECT coalesce(json_agg(json_build_object('date', date, 'reason', CASE WHEN reason <> '' THEN
          ${inEveryLanguage(sql`reason`, sql`'closed-day/' || to_char(date, 'YYYY-MM-DD')`)} END)), '[]') FROM unavailable_dates
        WHERE date BETWEEN least(${parameter('from')}, (SELECT first_party FROM reserved_range)) AND (SELECT last_party FROM reserved_range)) AS unavailable,
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT booking_date AS "bookingDate", nights AS "numberOfNights", theme_id AS "themeId",
          sum(number_of_teepees)::int AS teepees, sum(parties)::int AS parties, sum(bookings)::int AS bookings
        FROM (SELECT booking_date, ${NIGHTS_OF_LIVE} AS nights, theme_id, number_of_teepees, 1 AS parties, 1 AS bookings FROM live
          UNION ALL SELECT booking_date, nights, theme_id, CASE WHEN is_other_theme THEN teepees ELSE more_teepees END, 0, is_other_theme::int
            FROM held WHERE is_other_theme OR more_teepees > 0
          UNION ALL ${offeredPlaces()}) AS places
        GROUP BY booking_date, nights, theme_id) AS counted) AS reservations,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'name', ${inEveryLanguage(sql`name`, sql`'addon/' || id || '/name'`)})), '[]')
        FROM addons WHERE id = ANY(${parameter('addonIds')})) AS "addonNames",
      ${LIMITED_THINGS},
      (SELECT coalesce(json_agg(counted), '[]') FROM (
        SELECT booking_date AS "bookingDate", nights AS "numberOfNights", addon_id AS "addonId", sum(quantity)::int AS units,
          count(DISTINCT id)::int AS bookings, sum(number_of_teepees)::int AS teepees
        FROM (SELECT booking_date, ${NIGHTS_OF_LIVE} AS nights, id, number_of_teepees, addon_id, quantity FROM live, ${ADDONS_OF_LIVE}
          UNION ALL ${ADDONS_OF_HELD}) AS booked
        WHERE addon_id IN (SELECT id FROM addons WHERE stock IS NOT NULL
          UNION SELECT addon_id FROM resource_requirements WHERE addon_id IS NOT NULL)
        GROUP BY booking_date, nights, addon_id) AS counted) AS "bookedAddons",
      ${WORK}
    FROM site_settings AS settings`
}

/** The owner's words as far as they are translated, found by the primary key of the translations. */
function inEveryLanguage(english: SQL, place: SQL): SQL {
  return sql`
    coalesce((SELECT jsonb_object_agg(language, translation) FROM translations
      WHERE language = ANY(enum_range(NULL::language)) AND place = ${place}), '{}') || jsonb_build_object('en', ${english})`
}

/** The dated stock changes of the matching frames or kits. */
function getChanges(isMeant: SQL): SQL {
  return sql`
    (SELECT coalesce(json_agg(json_build_object('from', from_day, 'to', to_day, 'delta', delta)), '[]')
      FROM resource_changes JOIN resources ON resources.id = resource_id WHERE ${isMeant})`
}

/** Places held for offers from the waiting list. An offer for any theme takes teepees without a theme. */
function offeredPlaces(): SQL {
  return sql`
    SELECT booking_date, 1, coalesce(theme_id, 0), number_of_teepees, 1, 1 FROM waiting_list
    WHERE status = 'offered' AND offer_expires_at > ${parameter('now')} AND token IS DISTINCT FROM ${parameter('offerToken')}
      AND changes_booking_id IS NULL
      AND booking_date BETWEEN (SELECT first_party FROM reserved_range) AND (SELECT last_party FROM reserved_range)`
}

/**
 * What orders whose change is being paid want, and hold in addition to what they have: more of the same theme, or
 * everything for another one. They already have the day.
 */
function heldByChanges(): SQL {
  return sql`
    SELECT booking.booking_date, greatest(booking.number_of_nights, wanted.nights) AS nights, booking.id, change.after->'addons' AS addons, wanted.theme_id,
      wanted.theme_id <> booking.theme_id AS is_other_theme, wanted.teepees,
      wanted.teepees - booking.number_of_teepees AS more_teepees,
      CASE WHEN wanted.nights < booking.number_of_nights THEN change.after
        WHEN wanted.nights > booking.number_of_nights THEN change.before END AS shorter
    FROM ${heldChanges(parameter('now'))}
    CROSS JOIN LATERAL (SELECT (change.after->'columns'->>'themeId')::int AS theme_id,
      (change.after->'columns'->>'numberOfTeepees')::int AS teepees,
      (change.after->'columns'->>'numberOfNights')::int AS nights) AS wanted
    WHERE change.booking_date BETWEEN (SELECT first_party FROM reserved_range) AND (SELECT last_party FROM reserved_range)
      AND booking.id IS DISTINCT FROM ${parameter('exceptBookingId')}`
}

/** Parties whose family is paying for a move hold their new day as well. */
function heldByMoves(): SQL {
  return sql`
    SELECT booking.id, change.new_day, booking.number_of_nights, booking.theme_id, booking.number_of_teepees
    FROM ${heldChanges(parameter('now'))}
    WHERE change.new_day BETWEEN (SELECT first_party FROM reserved_range) AND (SELECT last_party FROM reserved_range)
      AND booking.id IS DISTINCT FROM ${parameter('exceptBookingId')}`
}

/**
 * The same for what is offered to bookings that wait for a bigger order, until they begin the change. Without a wish for
 * add-ons they keep theirs.
 */
function heldByOffers(): SQL {
  return sql`
    SELECT booking.booking_date, booking.number_of_nights, booking.id,
      coalesce(entry.wanted_beside->'addons', (SELECT jsonb_agg(jsonb_build_object('addonId', addon_id, 'quantity', quantity))
        FROM booking_addons WHERE booking_id = booking.id)),
      entry.theme_id, entry.theme_id IS DISTINCT FROM booking.theme_id, entry.number_of_teepees,
      entry.number_of_teepees - booking.number_of_teepees, NULL
    FROM waiting_list AS entry JOIN bookings AS booking ON booking.id = entry.changes_booking_id
    WHERE entry.status = 'offered' AND entry.offer_expires_at > ${parameter('now')}
      AND entry.booking_date BETWEEN (SELECT first_party FROM reserved_range) AND (SELECT last_party FROM reserved_range)
      AND booking.booking_date = entry.booking_date AND booking.booking_status <> 'cancelled'
      AND booking.id IS DISTINCT FROM ${parameter('exceptBookingId')}
      AND NOT EXISTS (SELECT FROM order_changes AS change WHERE change.booking_id = booking.id
        AND change.status = 'waiting' AND change.expires_at > ${parameter('now')})`
}

/** How long a booking keeps what it has; longer while a change to more nights is being paid. */
const NIGHTS_OF_LIVE = sql`greatest(live.number_of_nights, (SELECT max(nights) FROM held WHERE held.id = live.id))`

/** The add-ons of those orders in addition to what they have; what is needed for each teepee, only for further ones. */
const ADDONS_OF_HELD = sql`
  SELECT booking_date, nights, id, CASE WHEN had = 0 THEN teepees ELSE greatest(more_teepees, 0) END AS number_of_teepees,
    addon_id, greatest(units - had, 0) AS quantity
  FROM held, LATERAL (
    SELECT addon_id, units, coalesce((SELECT sum(quantity) FROM booking_addons
      WHERE booking_id = held.id AND booking_addons.addon_id = listed.addon_id), 0) AS had
    FROM (SELECT (line->>'addonId')::int AS addon_id, sum((line->>'quantity')::int) AS units
      FROM jsonb_array_elements(addons) AS line GROUP BY 1) AS listed) AS wanted
  WHERE units > had OR more_teepees > 0`

/**
 * The add-ons of each active booking, through its index (OFFSET 0 prevents flattening). Active bookings are few, but
 * PostgreSQL cannot know that, and would read the add-ons of all bookings ever made.
 */
const ADDONS_OF_LIVE = sql`LATERAL (
  SELECT addon_id, sum(quantity) AS quantity FROM booking_addons WHERE booking_id = live.id GROUP BY addon_id OFFSET 0) AS booked`

/** Everything limited other than teepees. */
const LIMITED_THINGS = sql`
  (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'stock', stock) ORDER BY id), '[]')
    FROM addons WHERE stock IS NOT NULL) AS "addonStocks",
  (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'quantity', quantity,
      'daysBefore', days_before, 'daysAfter', days_after,
      'changes', (SELECT coalesce(json_agg(json_build_object('from', from_day, 'to', to_day, 'delta', delta)), '[]')
        FROM resource_changes WHERE resource_id = resources.id),
      'requirements', (SELECT coalesce(json_agg(json_build_object('themeId', theme_id, 'addonId', addon_id,
          'per', per, 'count', count)), '[]')
        FROM resource_requirements WHERE resource_id = resources.id)) ORDER BY id), '[]')
    FROM resources WHERE NOT is_frames AND theme_id IS NULL) AS resources`

/** Who works when, and how much the parties take along; queried only if the owner has turned work planning on. */
const WORK = sql`
  (SELECT json_build_object('settings', settings || jsonb_build_object('enabled', enabled, 'crews', crews), 'exceptions',
      (SELECT coalesce(json_agg(json_build_object('date', date, 'crews', crews, 'window', work_window, 'reason', reason)), '[]')
        FROM work_exceptions WHERE date >= (SELECT first_party FROM reserved_range)))
    FROM work_settings WHERE enabled) AS work,
  (SELECT coalesce(json_agg(counted), '[]') FROM (
    SELECT booking_date AS "bookingDate", nights AS "numberOfNights", sum(quantity)::int AS units
    FROM (SELECT booking_date, ${NIGHTS_OF_LIVE} AS nights, quantity FROM live, ${ADDONS_OF_LIVE}
      UNION ALL SELECT booking_date, nights, quantity FROM (${ADDONS_OF_HELD}) AS more) AS booked
    WHERE EXISTS (SELECT FROM work_settings WHERE enabled)
    GROUP BY booking_date, nights) AS counted) AS "addonUnits",
  (SELECT coalesce(json_agg(json_build_object('bookingDate', booking_date, 'numberOfNights', shorter->'columns'->'numberOfNights',
      'longerNights', nights, 'parties', 1, 'teepees', shorter->'columns'->'numberOfTeepees',
      'addons', (SELECT coalesce(sum((line->>'quantity')::int), 0) FROM jsonb_array_elements(shorter->'addons') AS line))), '[]')
    FROM held WHERE shorter IS NOT NULL AND EXISTS (SELECT FROM work_settings WHERE enabled)) AS "earlierCollections"`

/**
 * Only a booking's question is asked often enough to be worth a prepared plan. After sudden growth of the data,
 * PostgreSQL replans a prepared query each time until it finds the cached plan cheaper again.
 */
const selectDayFacts = preparedQuery<FactsRow>('calendar_facts_of_day', factsQuery())
const selectFactsForDays = preparedQuery<FactsRow>(undefined, factsQuery())

function questionFrom(facts: Facts, question: CalendarQuestion): AvailabilityQuestion {
  const { limits, reservations, addonStocks, resources, bookedAddons, minimumNoticeDays, phone } = facts
  return {
    teepees: question.teepees,
    numberOfNights: question.numberOfNights,
    isSetUp: question.isSetUp,
    theme:
      question.themeId !== undefined && facts.themeStock !== null
        ? { id: question.themeId, teepeeStock: facts.themeStock, changes: facts.themeChanges }
        : undefined,
    addons: wantedAddons(facts, question),
    today: partyDayAt(question.now),
    notice: question.isVisitor && minimumNoticeDays > 0 ? { days: minimumNoticeDays, phone } : undefined,
    reservations,
    unavailable: new Map(facts.unavailable.map(({ date, reason }) => [date, reason])),
    limits,
    addonStocks,
    resources,
    bookedAddons,
    work: facts.work ? toWorkTerms(facts.work) : undefined,
    addonUnits: facts.addonUnits,
    earlierCollections: facts.earlierCollections,
  }
}

/** Returns the wanted add-ons that exist, with their names. */
function wantedAddons({ addonNames }: Facts, { addons = [] }: CalendarQuestion): WantedAddon[] {
  const nameById = new Map(addonNames.map(({ id, name }) => [id, name]))
  return addons.flatMap(({ addonId, quantity }) => {
    const name = nameById.get(addonId)
    return name === undefined ? [] : [{ addonId, name, quantity }]
  })
}
