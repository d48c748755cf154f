import { z } from 'zod'
import { parseDollars, toDecimal, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import {
  type DescribedValue,
  type DescribedValues,
  getStoredName,
  type StoredValue,
  type StoredValues,
} from '#domain/foundation/values/described-values.ts'
import { HEX_COLOR } from '#domain/site/contrast.ts'
import { toCents } from './decimal.ts'
import { fieldError, toFieldError } from './field-message.ts'
import { amount, decimal, imagePath, type NumberOrText, numeric, partyDay, wholeBetween } from './fields.ts'

const MILES_MAX = 10_000

export const shownPercent = decimal.meta({ description: 'Percent', example: '6.00' })

const NO_PERCENT = fieldError('pricing.percent')
/** Input: a decimal. Output: hundredths. */
export const percent = z
  .union([z.string(), z.number()], { error: NO_PERCENT })
  .transform((value, context) => {
    const hundredths = parseDollars(typeof value === 'string' ? value.trim() : value)
    if (hundredths !== undefined && hundredths <= WHOLE_PERCENTAGE) return hundredths
    context.addIssue({ code: 'custom', message: NO_PERCENT })
    return z.NEVER
  })
  .meta({ description: 'Percent, a decimal string with two places', example: '6.00' })

/** Output: cents. */
export const fee = amount({ message: fieldError('pricing.amount') }).transform(toCents)

const NO_ZIP = fieldError('fields.zip')
export const zip = z
  .string({ error: NO_ZIP })
  .trim()
  .regex(/^\d{5}$/, NO_ZIP)

const noMiles = { error: () => fieldError('pricing.miles', { most: MILES_MAX }) }
export const miles = numeric(z.number(noMiles).min(0, noMiles).max(MILES_MAX, noMiles))

const NO_COLOR = fieldError('settings.color')
const color = z.string({ error: NO_COLOR }).trim().regex(HEX_COLOR, NO_COLOR)

function toSent(value: Exclude<DescribedValue, { kind: 'own' }>): z.ZodType {
  switch (value.kind) {
    case 'onOff':
      return z.boolean()
    case 'zip':
      return z.union([zip, z.literal('').transform(() => null), z.null()])
    case 'miles':
      return value.usual === null ? miles.nullable() : miles
    case 'dollars':
      return fee
    case 'percent':
      return percent
    case 'picture':
      return imagePath()
    case 'color':
      return color
    case 'day':
      return partyDay(toFieldError({ id: value.problem, values: {} }))
    default: {
      const { least: min = 0, most: max } = value
      const problem = toFieldError({ id: value.problem, values: { most: max } })
      return value.kind === 'whole'
        ? wholeBetween(min, max, problem)
        : numeric(z.number({ error: problem }).min(min, problem).max(max, problem))
    }
  }
}

const READ = {
  onOff: z.boolean(),
  zip: z.string(),
  day: z.string(),
  picture: z.string(),
  color: z.string(),
  miles: z.number(),
  factor: z.number(),
  whole: z.int(),
  dollars: decimal,
  percent: shownPercent,
}

function toRead({ kind, usual, isLeftOut }: Exclude<DescribedValue, { kind: 'own' }>): z.ZodType {
  if (kind === 'onOff' && isLeftOut) return z.literal(true)
  return usual === null ? READ[kind].nullable() : READ[kind]
}

type Schemas = Readonly<Record<string, z.ZodType>>
type Input<Value> = Value extends { kind: 'onOff' | 'zip' | 'day' | 'picture' | 'color' }
  ? StoredValue<Value>
  : NumberOrText | Extract<StoredValue<Value>, null>
type SentValues<Values, Own> = {
  [Name in keyof Values]: Name extends keyof Own
    ? Own[Name]
    : z.ZodType<StoredValue<Values[Name]>, Input<Values[Name]>>
}

/** Returns the schemas of the values in a request. Output: as stored. */
export function sentValues<Values extends DescribedValues, Own extends Schemas = Record<never, never>>(
  values: Values,
  own?: Own,
): SentValues<Values, Own> {
  const sent = Object.entries(values).map(([name, value]) => {
    const schema = value.kind === 'own' ? own?.[name] : toSent(value)
    return [name, describe(schema, value.description?.sent)]
  })
  return Object.fromEntries(sent)
}

type ReadValue<Value> = Value extends { kind: 'dollars' | 'percent' }
  ? string
  : Value extends { kind: 'onOff'; isLeftOut: true }
    ? true
    : StoredValue<Value>
type ReadSchema<Name, Value, Own> = Name extends keyof Own
  ? Extract<Own[Name], z.ZodType>
  : z.ZodType<ReadValue<Value>>
type ReadValues<Values, Own> = {
  [Name in keyof Values]: Values[Name] extends { isOptional: true } | { isLeftOut: true }
    ? z.ZodOptional<ReadSchema<Name, Values[Name], Own>>
    : ReadSchema<Name, Values[Name], Own>
}

/** Returns the schemas of the values in a response. */
export function readValues<Values extends DescribedValues, Own extends Schemas = Record<never, never>>(
  values: Values,
  own?: Own,
): ReadValues<Values, Own> {
  const read = Object.entries(values).map(([name, value]) => {
    const schema = value.kind === 'own' ? own?.[name] : toRead(value)
    const optional = value.isOptional || value.isLeftOut ? schema?.optional() : schema
    return [name, describe(optional, value.description?.read)]
  })
  return Object.fromEntries(read)
}

function describe(schema: z.ZodType | undefined, description: string | undefined) {
  return description ? schema?.meta({ description }) : schema
}

/** Names read values as they are stored. */
export function toStored<Values extends DescribedValues>(described: Values) {
  const names = new Map(Object.entries(described).map(([name, value]) => [name, getStoredName(name, value)]))
  return <Read extends object>(values: Read) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [names.get(name) ?? name, value]),
    ) as Omit<Read, keyof Values> & {
      [Name in keyof StoredValues<Values>]?: StoredValues<Values>[Name] | undefined
    }
}

/** Returns stored values as responses show them; leaves out what is missing or off. */
export function showValues<Values extends DescribedValues>(
  described: Values,
  stored: StoredValues<Values>,
): { [Name in keyof Values]: z.output<ReadValues<Values, never>[Name]> } {
  const shown = Object.entries(described).flatMap(([name, value]) => {
    const one = Reflect.get(stored, getStoredName(name, value))
    if (one === undefined || (value.isLeftOut && !one)) return []
    return [[name, value.kind === 'dollars' || value.kind === 'percent' ? toDecimal(Number(one)) : one]]
  })
  return Object.fromEntries(shown)
}
