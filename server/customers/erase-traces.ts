import type { AuditFacts } from '#contract/audit-facts.ts'
import { ERASED } from '#domain/customer/contact-keys.ts'
import { withoutWords } from '#domain/customer/customer-record.ts'
import type { Transaction } from '#server/database/client.ts'
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from '#server/database/drizzle.ts'
import {
  auditLog,
  idempotencyKeys,
  outbox,
  paymentIntents,
  payments,
  reconciliationFindings,
  refunds,
  webhookDeliveries,
} from '#server/database/schema/all-tables.ts'
import type { readFamily } from './read-customer.ts'

type Traces = Awaited<ReturnType<typeof readFamily>> & { readonly emails: readonly string[] }

/** Erases a family's data from other tables: mails, log entries, stored responses, webhook payloads. */
export async function eraseTraces(tx: Transaction, family: Traces): Promise<void> {
  const bookingIds = family.bookings.map(({ id }) => id)
  await eraseMails(tx, family.emails, bookingIds)
  await eraseAudit(tx, family, bookingIds)
  await eraseMoneyWords(tx, family, bookingIds)
  const told = [...family.emails, ...family.bookings.map(({ reference }) => reference)]
  await tx.delete(idempotencyKeys).where(mentions(sql`${idempotencyKeys.body}::text`, told))
  await tx
    .delete(webhookDeliveries)
    .where(or(inArray(webhookDeliveries.bookingId, bookingIds), mentions(webhookDeliveries.payload, told)))
  await tx
    .update(paymentIntents)
    .set({ deletedBooking: null })
    .where(mentions(sql`${paymentIntents.deletedBooking}::text`, family.emails))
}

/** Keeps that a mail was written, and its kind, so that nothing is sent twice. A waiting mail is not sent anymore. */
async function eraseMails(tx: Transaction, emails: readonly string[], bookingIds: number[]): Promise<void> {
  await tx
    .update(outbox)
    .set({
      recipient: ERASED,
      replyTo: null,
      subject: ERASED,
      text: ERASED,
      html: ERASED,
      unsubscribeUrl: null,
      invoiceNumbers: [],
      lastFailure: null,
      nextAttemptAt: null,
      status: sql`CASE WHEN ${outbox.status} IN ('queued', 'sending') THEN 'kept' ELSE ${outbox.status} END`,
    })
    .where(
      or(
        inArray(outbox.bookingId, bookingIds),
        mentions(outbox.recipient, emails),
        mentions(outbox.replyTo, emails),
        mentions(outbox.text, emails),
        mentions(outbox.html, emails),
      ),
    )
}

/**
 * Entries about booking changes may identify the family by old values: they are deleted. Others only lose the words.
 */
async function eraseAudit(tx: Transaction, family: Traces, bookingIds: number[]): Promise<void> {
  const messageIds = family.messages.map(({ id }) => id)
  await tx
    .update(auditLog)
    .set({ details: ERASED, facts: { kind: 'erased' } satisfies AuditFacts })
    .where(
      or(
        and(
          eq(auditLog.subject, 'booking'),
          eq(auditLog.action, 'changed'),
          inArray(auditLog.subjectId, bookingIds),
        ),
        and(eq(auditLog.subject, 'message'), inArray(auditLog.subjectId, messageIds)),
      ),
    )
  const words = wordsOf(family)
  const told = await tx
    .select({ id: auditLog.id, details: auditLog.details, facts: auditLog.facts })
    .from(auditLog)
    // What a person wrote in the facts is in the details as well.
    .where(mentions(auditLog.details, words))
  for (const { id, details, facts } of told)
    await tx
      .update(auditLog)
      .set({ details: withoutWords(details, words), facts: textsWithoutWords(facts, words) })
      .where(eq(auditLog.id, id))
}

/** Removes these words from every text in a JSON value. */
function textsWithoutWords(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return withoutWords(value, words)
  if (Array.isArray(value)) return value.map((one) => textsWithoutWords(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, textsWithoutWords(one, words)]))
}

/** Keeps amounts; removes the family's names and addresses from what staff wrote beside them. */
async function eraseMoneyWords(tx: Transaction, family: Traces, bookingIds: number[]): Promise<void> {
  const words = wordsOf(family)
  const returned = await tx
    .select({ id: refunds.id, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(payments.bookingId, bookingIds), mentions(refunds.reason, words)))
  for (const { id, reason } of returned)
    await tx
      .update(refunds)
      .set({ reason: withoutWords(reason, words) })
      .where(eq(refunds.id, id))
  const findings = await tx
    .select({ id: reconciliationFindings.id, sentence: reconciliationFindings.sentence })
    .from(reconciliationFindings)
    .where(mentions(reconciliationFindings.sentence, words))
  for (const { id, sentence } of findings)
    await tx
      .update(reconciliationFindings)
      .set({ sentence: withoutWords(sentence, words) })
      .where(eq(reconciliationFindings.id, id))
}

/** Returns the words by which a family can be recognized in a sentence. */
function wordsOf({ emails, bookings, messages, waiting }: Traces): string[] {
  const words = [
    ...emails,
    ...bookings.flatMap(({ customerName, customerPhone, partyAddress }) => [
      customerName,
      customerPhone,
      partyAddress,
    ]),
    ...messages.map(({ name }) => name),
    ...waiting.map(({ customerName }) => customerName),
  ]
  return [...new Set(words)]
}

/** Matches texts that contain one of these words, however they are spelled. */
function mentions(text: SQLWrapper, words: readonly string[]): SQL {
  const lower = words.map((word) => word.toLowerCase())
  return sql`EXISTS (SELECT FROM unnest(${sql.param(lower)}::text[]) AS word WHERE strpos(lower(${text}), word) > 0)`
}
