import type { Problems } from '#app/admin/forms/form-inputs.ts'
import type { Text } from '#domain/messages/text.ts'
import { parseDollars, WHOLE_PERCENTAGE } from '#domain/money/money.ts'
import type { PricingFields } from './pricing-fields.ts'

const MILES_MAX = 10_000
const DAYS_MAX = 365
const NOTICE_DAYS_MAX = 14

/** Returns what cannot be read, each beside its own field or row; rules about all of it are the server's. */
export function findPricingProblems(fields: PricingFields, text: Text): Problems<PricingFields> {
  const found: Record<string, string> = {}
  const tell = (place: string, problem: string | undefined) => {
    if (problem !== undefined) found[place] ??= problem
  }
  const amount = (typed: string) => (isAmount(typed) ? undefined : text('admin.prices.problem.amount'))
  const percent = (typed: string) => (isPercent(typed) ? undefined : text('admin.prices.problem.percent'))
  const zip = (typed: string) => (/^\d{5}$/.test(typed.trim()) ? undefined : text('admin.prices.problem.zip'))
  const county = (typed: string) => (typed.trim() === '' ? text('admin.prices.problem.county') : undefined)
  const first = <Row>(rows: readonly Row[], name: (row: Row) => string, index: number) =>
    rows.findIndex((row) => name(row) === name(rows[index] as Row)) === index

  fields.rings.forEach((row, index, rows) => {
    const isNew = first(rows, ({ withinMiles }) => String(Number(withinMiles)), index)
    tell(
      `rings.${index}.withinMiles`,
      isMiles(row.withinMiles) ? undefined : text('admin.prices.problem.miles'),
    )
    tell(`rings.${index}.withinMiles`, isNew ? undefined : text('admin.prices.problem.sameMiles'))
    tell(`rings.${index}.fee`, amount(row.fee))
  })
  for (const [code, fee] of Object.entries(fields.zipFees))
    if (fee.trim() !== '') tell(`zipFees.${code}`, amount(fee))
  fields.counties.forEach((row, index, rows) => {
    const isNew = first(rows, (one) => `${one.county.trim().toLowerCase()} ${one.from}`, index)
    tell(`counties.${index}.county`, county(row.county))
    tell(`counties.${index}.percent`, percent(row.percent))
    tell(`counties.${index}.from`, row.from === '' ? text('admin.prices.problem.from') : undefined)
    tell(`counties.${index}.from`, isNew ? undefined : text('admin.prices.problem.sameCounty'))
  })
  fields.zipCounties.forEach((row, index, rows) => {
    const isNew = first(rows, (one) => one.zip.trim(), index)
    tell(`zipCounties.${index}.zip`, zip(row.zip))
    tell(`zipCounties.${index}.zip`, isNew ? undefined : text('admin.prices.problem.sameZip'))
    tell(`zipCounties.${index}.county`, county(row.county))
  })
  fields.refundSteps.forEach((row, index, rows) => {
    const isNew = first(rows, ({ daysBefore }) => String(Number(daysBefore)), index)
    tell(
      `refundSteps.${index}.daysBefore`,
      isDays(row.daysBefore) ? undefined : text('admin.prices.problem.days'),
    )
    tell(`refundSteps.${index}.daysBefore`, isNew ? undefined : text('admin.prices.problem.sameDays'))
    tell(`refundSteps.${index}.percent`, percent(row.percent))
  })
  for (const name of NUMBERS) if (!isNumber(fields[name])) tell(name, text('admin.prices.problem.number'))
  const days = fields.autopayNoticeDays.trim()
  if (!/^\d+$/.test(days) || Number(days) < 1 || Number(days) > NOTICE_DAYS_MAX)
    tell('autopayNoticeDays', text('admin.autopay.problem'))
  if (fields.serviceMiles.trim() !== '' && !isNumber(fields.serviceMiles))
    tell('serviceMiles', text('admin.prices.problem.serviceMiles'))
  return found as Problems<PricingFields>
}

const NUMBERS = [
  'roadFactor',
  'freeMiles',
  'baseFee',
  'perMile',
  'statePercent',
  'depositPercent',
  'rescheduleTimes',
  'rescheduleDays',
  'changeDaysMore',
  'changeDaysAddons',
  'changeDaysFewer',
  'damageMaximum',
  'holdAmount',
] as const

export function isNumber(typed: string): boolean {
  return /^\d+(\.\d+)?$/.test(typed.trim())
}

export function isMiles(typed: string): boolean {
  return isNumber(typed) && Number(typed) <= MILES_MAX
}

export function isDays(typed: string): boolean {
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= DAYS_MAX
}

export function isAmount(typed: string): boolean {
  return parseDollars(typed.trim()) !== undefined
}

export function isPercent(typed: string): boolean {
  const hundredths = parseDollars(typed.trim())
  return hundredths !== undefined && hundredths <= WHOLE_PERCENTAGE
}
