import { ERASED, textNumber } from '#domain/people/customers/contact-keys.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { asc, eq, inArray, or, sql } from '#server/foundation/database/drizzle.ts'
import { outbox, textConsents, textNumbers, texts } from '#server/foundation/database/schema/all-tables.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { eraseMailsWhere } from '../erase-mails-where.ts'
import { selectNumbersOfOthers } from './number-owners.ts'
import { toKeptKey } from './queue-text.ts'

type TextedFamily = {
  /** The customer's. */
  readonly id: number
  readonly bookings: readonly { readonly id: number; readonly customerPhone: string }[]
  readonly waiting: readonly { readonly customerPhone: string | null }[]
}

/** Returns the numbers of a family in E.164 format, without those whose texts are filed with another family. */
async function findNumbers(tx: Transaction, { id, bookings, waiting }: TextedFamily): Promise<string[]> {
  const filed = await tx
    .select({ phone: textNumbers.phone })
    .from(textNumbers)
    .where(eq(textNumbers.customerId, id))
  const typed = [...bookings, ...waiting].map(({ customerPhone }) => textNumber(customerPhone ?? ''))
  const numbers = new Set([
    ...typed.filter((phone) => phone !== undefined),
    ...filed.map(({ phone }) => phone),
  ])
  const { rows } = await tx.execute<{ phone: string }>(selectNumbersOfOthers(id, [...numbers]))
  for (const { phone } of rows) numbers.delete(phone)
  return [...numbers]
}

export async function readFamilyTexts(tx: Transaction, family: TextedFamily) {
  const numbers = await findNumbers(tx, family)
  const { kind, phone, body, status, sentAt, createdAt } = texts
  return {
    texts: await tx
      .select({ kind, phone, body, status, sentAt, createdAt })
      .from(texts)
      .where(inArray(phone, numbers))
      .orderBy(asc(texts.id)),
    textConsents: await tx
      .select()
      .from(textConsents)
      .where(inArray(textConsents.phone, numbers))
      .orderBy(asc(textConsents.id)),
  }
}

/**
 * Keeps the record that a text was written, and its kind, so that nothing is sent twice. A queued text is no longer
 * sent.
 */
export async function eraseTexts(tx: Transaction, family: TextedFamily): Promise<void> {
  const numbers = await findNumbers(tx, family)
  const bookingIds = family.bookings.map(({ id }) => id)
  const erased = await tx
    .update(texts)
    .set({
      phone: ERASED,
      body: ERASED,
      lastFailure: null,
      nextAttemptAt: null,
      status: sql`CASE WHEN ${texts.status} IN ('queued', 'sending') THEN 'dropped' ELSE ${texts.status} END`,
    })
    .where(or(inArray(texts.phone, numbers), inArray(texts.bookingId, bookingIds)))
    .returning({ id: texts.id })
  const keys = erased.flatMap(({ id }) => [toKeptKey(id), mailKey('owner-text', id)])
  await eraseMailsWhere(tx, inArray(outbox.dedupeKey, keys))
  await tx
    .delete(textConsents)
    .where(or(inArray(textConsents.phone, numbers), inArray(textConsents.bookingId, bookingIds)))
  await tx.delete(textNumbers).where(inArray(textNumbers.phone, numbers))
}
