import { z } from 'zod'
import { daysBetween } from '#domain/foundation/time/party-day.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, partyDay, signedDecimal } from '../wire/fields.ts'

const WRONG_ORDER = fieldError('fields.lastBeforeFirst')

/** The first and the last day of a report, both included. */
export function reportDays(daysMost: number, tooLong: string) {
  const from = partyDay(fieldError('reports.fromNeeded'))
  const to = partyDay(fieldError('reports.toNeeded'))
  return limitDays(z.object({ from, to }), daysMost, tooLong)
}

/** For a report that has a range of its own where they are missing. */
export function optionalReportDays(daysMost: number, tooLong: string) {
  const day = partyDay().optional()
  return limitDays(z.object({ from: day, to: day }), daysMost, tooLong)
}

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

function limitDays<Schema extends z.ZodType<Days>>(days: Schema, daysMost: number, tooLong: string): Schema {
  return days
    .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], message: WRONG_ORDER })
    .refine(({ from, to }) => !from || !to || daysBetween(from, to) < daysMost, {
      path: ['to'],
      message: tooLong,
    })
}

/** Money received, refunds, and the difference. */
export const moneyMoved = { takenAmount: decimal, backAmount: decimal, netAmount: signedDecimal }
