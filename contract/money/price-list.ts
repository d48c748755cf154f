import { z } from 'zod'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { LIST_MOST } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import { FLOORS, RULES_MOST } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { parseDollars, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { isPartyDay } from '#domain/foundation/time/party-day.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import { optionalCents, toCents } from '../wire/decimal.ts'
import { namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  amount,
  decimal,
  NAME_MAX,
  signedAmount,
  signedDecimal,
  storedId,
  text,
  wholeBetween,
  wholeNumber,
} from '../wire/fields.ts'

const MILES_MAX = 10_000
const DAYS_MAX = 400

/** Nothing is not a condition. */
const unlessNull = <Value>(value: Value | null | undefined) => value ?? undefined
const line = (max: number) =>
  text({ max, isLine: true })
    .or(z.literal('').transform(() => undefined))
    .nullish()
    .transform(unlessNull)

function span(max: number) {
  const most = fieldError('priceList.wholeUpTo', { most: max })
  const end = wholeBetween(0, max, most).nullish().transform(unlessNull)
  return z
    .object({ from: end, to: end })
    .refine(({ from, to }) => from !== undefined || to !== undefined, fieldError('priceList.spanNeeded'))
    .refine(({ from = 0, to = max }) => from <= to, {
      path: ['to'],
      error: fieldError('priceList.spanOrder'),
    })
}

const NO_DAY = fieldError('priceList.day')
const monthDay = /^\d{2}-\d{2}$/
/** A leap year, so that February 29 is a day of every year. */
const isDay = (day: string) => isPartyDay(monthDay.test(day) ? `2024-${day}` : day)
const day = z
  .string({ error: NO_DAY })
  .refine(isDay, NO_DAY)
  .meta({ description: 'A date, or MM-dd for every year', example: '12-24' })

const days = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => monthDay.test(from) === monthDay.test(to), {
    path: ['to'],
    error: fieldError('priceList.bothOrNeither'),
  })
  .refine(({ from, to }) => monthDay.test(from) || from <= to, {
    path: ['to'],
    error: fieldError('priceList.spanOrder'),
  })

const list = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).min(1, fieldError('priceList.chooseOne')).max(most)
const weekday = wholeBetween(0, 6, fieldError('priceList.weekday'))

const conditions = {
  weekdays: list(weekday, 7).describe('0 is Sunday'),
  days: list(days, 100),
  daysAhead: span(MILES_MAX),
  teepees: span(MILES_MAX),
  miles: span(MILES_MAX),
  floors: list(z.enum(FLOORS), FLOORS.length),
  stairs: z.boolean(),
}
const when = z.object({
  weekdays: conditions.weekdays.nullish().transform(unlessNull),
  days: conditions.days.nullish().transform(unlessNull),
  daysAhead: conditions.daysAhead.nullish().transform(unlessNull),
  teepees: conditions.teepees.nullish().transform(unlessNull),
  miles: conditions.miles.nullish().transform(unlessNull),
  floors: conditions.floors.nullish().transform(unlessNull),
  stairs: conditions.stairs.nullish().transform(unlessNull),
})

const PERCENT_LEAST = 0 - WHOLE_PERCENTAGE
const PERCENT_MOST = 10 * WHOLE_PERCENTAGE
const change = z
  .object({
    kind: z.enum(['add', 'percent']),
    amount: signedAmount.describe('US dollars or percent; a negative one takes off'),
    per: z.enum(['party', 'teepee']).default('party'),
  })
  .refine(
    ({ kind, amount }) => {
      const percent = toCents(amount)
      return kind === 'add' || (percent >= PERCENT_LEAST && percent <= PERCENT_MOST)
    },
    { path: ['amount'], error: fieldError('priceList.percent') },
  )

export const RuleInput = z.object({
  id: storedId.nullish().transform(unlessNull),
  name: text({ required: fieldError('priceList.nameNeeded'), max: NAME_MAX, isLine: true }),
  nameEs: line(NAME_MAX),
  group: line(NAME_MAX).describe('Of the rules of one group, only the first that fits applies'),
  enabled: z.boolean().default(true),
  themeIds: list(storedId, 500).nullish().transform(unlessNull).describe('All themes if missing'),
  when: when.prefault({}),
  change,
})
export type RuleInput = z.output<typeof RuleInput>

/** How many nights a party can have. */
const nightsChange = z
  .object({
    most: wholeBetween(1, NIGHTS_MOST, fieldError('priceList.nights', { most: NIGHTS_MOST })),
    perTeepee: amount().describe('For each teepee and each night after the first'),
  })
  .partial()
  .transform(({ most, perTeepee }) => ({ most, perTeepeeCents: optionalCents(perTeepee) }))

/** What a new price list consists of, beside the prices of themes. */
export const priceListChange = {
  rules: z
    .array(RuleInput)
    .max(RULES_MOST)
    .superRefine((rules, context) => {
      const ids = rules.map(({ id }) => id)
      for (const [index, id] of ids.entries()) {
        if (id === undefined || ids.indexOf(id) === index) continue
        context.addIssue({ code: 'custom', path: [index, 'id'], message: fieldError('priceList.idTwice') })
      }
    }),
  minimums: z
    .array(
      z.object({
        fromMiles: wholeNumber(fieldError('priceList.wholeUpTo', { most: MILES_MAX }), {
          min: 0,
          max: MILES_MAX,
        }),
        amount: amount(),
      }),
    )
    .max(LIST_MOST)
    .superRefine((minimums, context) => {
      const miles = minimums.map(({ fromMiles }) => fromMiles)
      for (const [index, from] of miles.entries()) {
        if (miles.indexOf(from) === index) continue
        const message = fieldError('pricing.milesTwice')
        context.addIssue({ code: 'custom', path: [index, 'fromMiles'], message })
      }
    })
    .transform((minimums) =>
      minimums.map(({ fromMiles, amount: least }) => ({ fromMiles, amountCents: toCents(least) })),
    ),
  nights: nightsChange,
  waiver: z
    .object({ enabled: z.boolean(), percent: percentUpTo(WHOLE_PERCENTAGE), covers: amount() })
    .partial()
    .describe('A share of the price for which damage up to an amount is not charged')
    .transform(({ enabled, percent, covers }) => ({
      enabled,
      percent: optionalCents(percent),
      coversCents: optionalCents(covers),
    })),
}

function percentUpTo(most: number) {
  const message = fieldError('pricing.percent')
  return signedAmount.refine(
    (value) => {
      const hundredths = parseDollars(value)
      return hundredths !== undefined && hundredths <= most
    },
    { error: message },
  )
}

/** How a deposit goes by the number of teepees; null is the same percentage for all. */
export const depositChange = z
  .object({
    kind: z.enum(['percent', 'amount', 'perTeepee']),
    steps: z
      .array(
        z.object({ fromTeepees: wholeNumber(undefined, { min: 1, max: TEEPEES.maximum }), amount: amount() }),
      )
      .min(1, fieldError('priceList.stepsFromOne'))
      .max(TEEPEES.maximum),
  })
  .superRefine(({ kind, steps }, context) => {
    const addProblem = (index: number, field: 'fromTeepees' | 'amount', message: string) =>
      context.addIssue({ code: 'custom', path: ['steps', index, field], message })
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      const isAfter = before ? step.fromTeepees > before.fromTeepees : step.fromTeepees === 1
      if (!isAfter) addProblem(index, 'fromTeepees', fieldError('priceList.stepsFromOne'))
      if (kind === 'percent' && toCents(step.amount) > WHOLE_PERCENTAGE)
        addProblem(index, 'amount', fieldError('pricing.percent'))
    }
  })

export const fullPaymentDays = wholeBetween(
  0,
  DAYS_MAX,
  fieldError('priceList.wholeUpTo', { most: DAYS_MAX }),
).describe('A party this many days ahead or nearer is paid in full')

const shownSpan = z.object({ from: z.int().optional(), to: z.int().optional() })
/** A rule as it is read. */
export const Rule = namedObject('PriceRule', {
  id: z.int(),
  name: z.string(),
  nameEs: z.string().optional(),
  group: z.string().optional(),
  enabled: z.boolean(),
  themeIds: z.array(z.int()).optional(),
  when: z.object({
    weekdays: z.array(z.int()).optional(),
    days: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
    daysAhead: shownSpan.optional(),
    teepees: shownSpan.optional(),
    miles: shownSpan.optional(),
    floors: z.array(z.enum(FLOORS)).optional(),
    stairs: z.boolean().optional(),
  }),
  change: z.object({
    kind: z.enum(['add', 'percent']),
    amount: signedDecimal,
    per: z.enum(['party', 'teepee']),
  }),
})
export type Rule = z.infer<typeof Rule>

export const ShownMinimum = z.object({ fromMiles: z.int(), amount: decimal })
export type ShownMinimum = z.infer<typeof ShownMinimum>
export const ShownDeposit = z.object({
  kind: z.enum(['percent', 'amount', 'perTeepee']),
  steps: z.array(z.object({ fromTeepees: z.int(), amount: decimal })),
})
export type ShownDeposit = z.infer<typeof ShownDeposit>
export const ShownNights = z.object({ most: z.int(), perTeepee: decimal })
export const ShownWaiver = z.object({ enabled: z.boolean(), percent: decimal, covers: decimal })
