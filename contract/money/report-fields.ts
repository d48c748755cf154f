import { z } from 'zod'
import { daysBetween } from '#domain/foundation/time/party-day.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, partyDay, signedDecimal } from '../wire/fields.ts'

const WRONG_ORDER = fieldError('fields.lastBeforeFirst')

/** The first and the last day of a report, both included. */
export function reportDays(daysMost: number, tooLong: string) {
  return z
    .object({
      from: partyDay(fieldError('reports.fromNeeded')),
      to: partyDay(fieldError('reports.toNeeded')),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: WRONG_ORDER })
    .refine(({ from, to }) => daysBetween(from, to) < daysMost, { path: ['to'], message: tooLong })
}

/** Money received, refunds, and the difference. */
export const moneyMoved = { takenAmount: decimal, backAmount: decimal, netAmount: signedDecimal }
