import { z } from 'zod'
import { ContactInfo, InvoiceDetails, TeepeeSpace } from '#contract/site/settings.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'
import { PACKED_PER } from '#domain/calendar/resources/packing-list.ts'
import type { JobKind } from '#domain/calendar/work/jobs.ts'
import type { JobMinutes } from '#domain/calendar/work/work-settings.ts'
import { describeRule } from '#domain/catalogue/pricing/price-list/describe-rule.ts'
import type { PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { type Part, PRICE_VALUES, type PriceValue } from '#domain/catalogue/pricing/price-values.ts'
import { CREW_STEPS, STEP_NEEDS } from '#domain/crew/crew-steps.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars, formatPercent } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { nameWeekday } from '#domain/foundation/text/names.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type DescribedValues, getStoredName } from '#domain/foundation/values/described-values.ts'
import { SOCIAL_NETWORKS } from '#domain/site/social-links.ts'
import { asTyped, type Line, line, plainText } from './line.ts'

/** A value inside an object; its name identifies it before and after the change. */
type ChangedPart = { readonly name: Line; readonly value: Value }
/** Text is what a person typed. */
type Value = string | number | boolean | null | undefined
type PartsIn = (text: Text, language: Language) => readonly ChangedPart[]

const words = z.string().nullish()
const dollars = z.number().transform(formatDollars)
const percent = z.number().transform(formatPercent)

const LOGGED: Partial<Record<PriceValue['kind'], z.ZodType<Value>>> = { dollars, percent }
const plain = z.union([z.boolean(), z.string(), z.number()])

/** Returns the schemas of the values of a part of the prices. */
function loggedValues(values: DescribedValues) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      getStoredName(name, value),
      (LOGGED[value.kind] ?? plain).nullish(),
    ]),
  )
}

const pricePart = (part: Part) =>
  z.object(loggedValues(PRICE_VALUES[part])).transform((values) => (text: Text) => named(text, part, values))

const alike = (group: string, names: readonly string[], value: z.ZodType<Value>): z.ZodType<PartsIn> =>
  z.record(z.string(), value).transform((values) => (text) => named(text, group, values, names))

type NestedName = Extract<MessageId, `audit.nested.${string}.${string}`>

/** Returns the values inside an object, in the order of their names. */
function named(
  text: Text,
  group: string,
  values: Readonly<Record<string, Value>>,
  names: readonly string[] = Object.keys(values),
): ChangedPart[] {
  return names.map((name) => part(text(`audit.nested.${group}.${name}` as NestedName), values[name]))
}

const MINUTES = ['base', 'perTeepee', 'perAddon'] satisfies (keyof JobMinutes)[]

const stepNeeds = z.partialRecord(z.enum(CREW_STEPS), z.enum(STEP_NEEDS))

function stepParts(kind: JobKind, needs: z.output<typeof stepNeeds>, language: Language): ChangedPart[] {
  const text = textIn(language)
  const stop = text(`work.stops.${kind}`)
  return CREW_STEPS.map((step) => part(`${stop}: ${text(`admin.crewSteps.steps.${step}`)}`, needs[step]))
}

/** Fields whose values are objects or lists of objects, as stored: in cents and hundredths of a percent. */
const NESTED: Readonly<Record<string, z.ZodType<PartsIn>>> = {
  contactInfo: alike('contactInfo', Object.keys(ContactInfo.shape), words),
  socialLinks: alike('socialLinks', SOCIAL_NETWORKS, words),
  invoiceDetails: alike('invoiceDetails', Object.keys(InvoiceDetails.shape), words),
  teepeeSpace: alike('teepeeSpace', Object.keys(TeepeeSpace.shape), z.number()),
  crewSteps: z
    .object({ setup: stepNeeds, collect: stepNeeds })
    .transform((steps) => (_, language) => [
      ...stepParts('setup', steps.setup, language),
      ...stepParts('collect', steps.collect, language),
    ]),
  setup: alike('minutes', MINUTES, z.number()),
  collect: alike('minutes', MINUTES, z.number()),
  changes: pricePart('changes'),
  ways: pricePart('ways'),
  damage: pricePart('damage'),
  hold: pricePart('hold'),
  autopay: pricePart('autopay'),
  waiver: z
    .object({ enabled: z.boolean(), percent, coversCents: dollars })
    .transform((waiver) => (text) => named(text, 'waiver', waiver)),
  nights: z
    .object({ most: z.number(), perTeepeeCents: dollars })
    .transform((nights) => (text) => named(text, 'nights', nights)),
  minimums: z
    .array(z.object({ fromMiles: z.number(), amountCents: dollars }))
    .transform(
      (minimums) => (text) =>
        minimums.map(({ fromMiles, amountCents }) =>
          part(text('audit.nested.fromMiles', { miles: fromMiles }), amountCents),
        ),
    ),
  packages: z
    .array(z.object({ teepees: z.number(), priceCents: dollars }))
    .transform(
      (packages) => (text) =>
        packages.map(({ teepees, priceCents }) =>
          part(text('audit.nested.upToTeepees', { teepees }), priceCents),
        ),
    ),
  packingList: z.array(z.object({ name: z.string(), count: z.number(), per: z.enum(PACKED_PER) })).transform(
    (lines) => (text) =>
      lines.map(({ name, ...packed }) => ({
        name: [asTyped(name)],
        value: text('audit.nested.packedPer', packed),
      })),
  ),
  rules: z.array(z.custom<PriceRule>()).transform(
    (rules) => (text) =>
      rules.map((rule) => ({
        name: [asTyped(rule.name)],
        value: rule.enabled ? describeRule(rule, text) : text('audit.nested.no'),
      })),
  ),
  delivery: z
    .object({
      ...loggedValues(PRICE_VALUES.delivery),
      rings: z.array(z.object({ withinMiles: z.number(), feeCents: dollars })).default([]),
      zipFees: z.record(z.string(), dollars),
    })
    .transform(({ rings, zipFees, ...values }) => (text) => [
      ...named(text, 'delivery', values),
      ...rings.map(({ withinMiles, feeCents }) =>
        part(text('audit.nested.within', { miles: withinMiles }), feeCents),
      ),
      ...Object.entries(zipFees).map(([zip, fee]) => part(text('audit.nested.zip', { code: zip }), fee)),
    ]),
  tax: z
    .object({
      ...loggedValues(PRICE_VALUES.tax),
      counties: z.array(z.object({ county: z.string(), percent, from: z.string() })),
      zipCounties: z.record(z.string(), z.string()),
      themeTaxable: z.boolean().default(true),
      addonsTaxable: z.boolean().default(true),
    })
    .transform(({ counties, zipCounties, ...values }) => (text) => [
      ...named(text, 'tax', values),
      ...counties.map(({ county, percent: rate, from }) => ({
        name: line`${asTyped(county)} ${text('audit.nested.rateFrom', { day: from })}`,
        value: rate,
      })),
      ...Object.entries(zipCounties).map(([zip, county]) =>
        part(text('audit.nested.zip', { code: zip }), county),
      ),
    ]),
  policy: z
    .object({
      depositPercent: percent,
      refundSteps: z.array(z.object({ daysBefore: z.number(), percent })),
      reschedule: z.object({ times: z.number(), daysBefore: z.number() }).default(USUAL_RESCHEDULE),
      deposit: z
        .object({
          kind: z.enum(['percent', 'amount', 'perTeepee']),
          steps: z.array(z.object({ fromTeepees: z.number(), amount: z.number() })),
        })
        .optional(),
      fullPaymentDays: z.number().optional(),
    })
    .transform(({ depositPercent, refundSteps, reschedule, deposit, fullPaymentDays }) => (text) => [
      ...named(text, 'policy', { depositPercent, ...reschedule }),
      ...(deposit?.steps ?? []).map(({ fromTeepees: teepees, amount }) =>
        part(
          text('audit.nested.depositFrom', { teepees }),
          deposit?.kind === 'percent' ? formatPercent(amount) : formatDollars(amount),
        ),
      ),
      part(text('audit.nested.fullPayment'), fullPaymentDays),
      ...refundSteps.map(({ daysBefore, percent: share }) =>
        part(text('audit.nested.refund', { days: daysBefore }), share),
      ),
    ]),
  windows: z
    .array(z.object({ from: z.string(), to: z.string() }).nullable())
    .transform(
      (windows) => (_, language) =>
        windows.map((window, weekday) =>
          part(nameWeekday(weekday, language), window && `${window.from}–${window.to}`),
        ),
    ),
}

function part(name: string, value: Value): ChangedPart {
  return { name: [name], value }
}

type NestedChange = { readonly name: Line; readonly before: Value; readonly after: Value }

/**
 * Returns what differs inside a changed object; undefined if it is not an object, or is stored in a form unknown here.
 */
export function nestedChanges(
  field: string,
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
  language: Language,
): NestedChange[] | undefined {
  const schema = Object.hasOwn(NESTED, field) ? NESTED[field] : undefined
  const [was, is] = [toNestedParts(schema, before, language), toNestedParts(schema, after, language)]
  if (!was || !is) return undefined
  return [...new Map([...was, ...is])]
    .map(([key, { name }]) => ({ name, before: was.get(key)?.value, after: is.get(key)?.value }))
    .filter((change) => String(change.before ?? '') !== String(change.after ?? ''))
}

function toNestedParts(
  schema: z.ZodType<PartsIn> | undefined,
  value: unknown,
  language: Language,
): Map<string, ChangedPart> | undefined {
  if (value === null || value === undefined) return new Map()
  const parts = schema?.safeParse(value).data?.(textIn(language), language)
  return parts && new Map(parts.map((one) => [plainText(one.name), one]))
}
