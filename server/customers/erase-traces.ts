import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { ERASED } from '#domain/customer/contact-keys.ts'
import { addressPattern, withoutWords } from '#domain/customer/without-words.ts'
import { isStoredName } from '#domain/messages/stored-messages.ts'
import type { Transaction } from '#server/database/client.ts'
import { and, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from '#server/database/drizzle.ts'
import {
  auditLog,
  bookingAccess,
  bookingNotes,
  cardConsents,
  cardHolds,
  crewEvents,
  crewPhotos,
  damageClaimPhotos,
  damageClaims,
  damageConsents,
  discrepancies,
  idempotencyKeys,
  imports,
  orderChanges,
  outbox,
  paymentIntents,
  payments,
  pictureConsents,
  refunds,
  webhookDeliveries,
} from '#server/database/schema/all-tables.ts'
import { eraseTexts } from '#server/texts/erase-texts.ts'
import type { readFamily } from './read-customer.ts'

type Traces = Awaited<ReturnType<typeof readFamily>> & {
  /** The customer's. */
  readonly id: number
  /** In the form of `emailKey`. */
  readonly emails: readonly string[]
}

/**
 * Erases a family's data from other tables: mails, log entries, stored responses, webhook payloads. Texts about others
 * only lose the family's e-mail addresses, since a name may be anybody's, or an ordinary word.
 */
export async function eraseTraces(tx: Transaction, family: Traces): Promise<void> {
  const { emails, bookings } = family
  const bookingIds = bookings.map(({ id }) => id)
  const references = bookings.map(({ reference }) => reference)
  await eraseMails(tx, emails, bookingIds)
  await eraseAudit(tx, family, bookingIds)
  await eraseRefundReasons(tx, family, bookingIds)
  await eraseOrderChanges(tx, bookingIds)
  await eraseFindings(tx, family, references)
  await eraseDamageClaims(tx, bookingIds)
  await tx.delete(bookingNotes).where(inArray(bookingNotes.bookingId, bookingIds))
  await eraseVisits(tx, bookingIds)
  await eraseUploads(tx, emails)
  await eraseTexts(tx, family)
  await eraseConsents(tx, bookingIds)
  const stored = sql`${idempotencyKeys.body}::text`
  await tx.delete(idempotencyKeys).where(or(mentions(stored, emails), contains(stored, references)))
  const { bookingId, payload } = webhookDeliveries
  await tx
    .delete(webhookDeliveries)
    .where(or(inArray(bookingId, bookingIds), mentions(payload, emails), contains(payload, references)))
  await tx
    .update(paymentIntents)
    .set({ deletedBooking: null })
    .where(mentions(sql`${paymentIntents.deletedBooking}::text`, emails))
}

/**
 * Keeps the record that a mail was written, and its kind, so that nothing is sent twice. A queued mail is no longer
 * sent.
 */
async function eraseMails(tx: Transaction, emails: readonly string[], bookingIds: number[]): Promise<void> {
  await tx
    .update(outbox)
    .set({
      recipient: ERASED,
      replyTo: null,
      subject: ERASED,
      text: ERASED,
      html: ERASED,
      written: null,
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
      ),
    )
  for (const email of emails)
    await tx
      .update(outbox)
      .set({
        subject: withoutAddress(outbox.subject, email),
        text: withoutAddress(outbox.text, email),
        html: withoutAddress(outbox.html, email),
      })
      .where(or(...[outbox.subject, outbox.text, outbox.html].map((column) => mentions(column, [email]))))
}

/**
 * Entries about changes to bookings may identify the family through old values, so they are deleted. Others only lose
 * the words.
 */
async function eraseAudit(tx: Transaction, family: Traces, bookingIds: number[]): Promise<void> {
  const { subject, subjectId } = auditLog
  const isAboutBooking = and(eq(subject, 'booking'), inArray(subjectId, bookingIds))
  const messageIds = family.messages.map(({ id }) => id)
  await tx
    .update(auditLog)
    .set({ details: ERASED, facts: { kind: 'erased' } satisfies AuditFacts })
    .where(
      or(
        and(isAboutBooking, eq(auditLog.action, 'changed')),
        and(eq(subject, 'message'), inArray(subjectId, messageIds)),
      ),
    )
  const words = getWords(family)
  const isAboutCustomer = and(eq(subject, 'customer'), eq(subjectId, family.id))
  // A deleted booking belongs to nobody anymore, so its customer is only known by name.
  const isAboutDeletedBooking = and(
    eq(subject, 'booking'),
    inArray(sql`${auditLog.facts}->>'customerName'`, words),
  )
  await eraseAuditWords(tx, or(isAboutBooking, isAboutCustomer, isAboutDeletedBooking), words)
  await eraseAuditWords(tx, mentions(auditLog.details, family.emails), family.emails)
}

async function eraseAuditWords(
  tx: Transaction,
  entries: SQL | undefined,
  words: readonly string[],
): Promise<void> {
  const { id, details, facts } = auditLog
  const logged = await tx.select({ id, details, facts }).from(auditLog).where(entries)
  for (const entry of logged)
    await tx
      .update(auditLog)
      .set({
        details: withoutWords(entry.details, words),
        facts: textsWithoutWords(entry.facts, words),
      })
      .where(eq(id, entry.id))
}

/** Removes these words from every text in a JSON value, except from those that say what the value is. */
function textsWithoutWords(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string') return withoutWords(value, words)
  if (Array.isArray(value)) return value.map((one) => textsWithoutWords(one, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      KEYS_OF_FACTS.has(name) || isSentenceName(name, one) ? one : textsWithoutWords(one, words),
    ]),
  )
}

/** Properties in contract/operations/audit-facts.ts whose values are the program's own terms. */
const KEYS_OF_FACTS = new Set(['kind', 'field', 'method', 'cause', 'area'])

/** A stored sentence is identified by its name; `sentence` may also contain literal text. */
function isSentenceName(key: string, value: unknown): boolean {
  return key === 'sentence' && isStoredName(value)
}

/** Keeps amounts; removes the family's names and addresses from staff's notes on them. */
async function eraseRefundReasons(tx: Transaction, family: Traces, bookingIds: number[]): Promise<void> {
  const words = getWords(family)
  const returned = await tx
    .select({ id: refunds.id, reason: refunds.reason, values: refunds.reasonValues })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(payments.bookingId, bookingIds))
  for (const { id, reason, values } of returned)
    await tx
      .update(refunds)
      .set({
        reason: withoutWords(reason, words),
        reasonValues: values?.map((value) => textsWithoutWords(value, words)),
      })
      .where(eq(refunds.id, id))
}

/** Keeps amounts and what was ordered; removes the party's address and what the family wrote. */
async function eraseOrderChanges(tx: Transaction, bookingIds: number[]): Promise<void> {
  const erased = { partyAddress: ERASED, city: ERASED, ...eachBookingField(() => null) }
  const without = (order: SQLWrapper) =>
    sql`jsonb_set(${order}, '{columns}', ${order}->'columns' || ${JSON.stringify(erased)}::jsonb)`
  await tx
    .update(orderChanges)
    .set({ before: without(orderChanges.before), after: without(orderChanges.after) })
    .where(inArray(orderChanges.bookingId, bookingIds))
}

/** Keeps amounts and what was decided; removes pictures, what was damaged, and what the family wrote. */
async function eraseDamageClaims(tx: Transaction, bookingIds: number[]): Promise<void> {
  const lines = sql`(SELECT jsonb_agg(line || ${JSON.stringify({ text: ERASED })}::jsonb) FROM jsonb_array_elements(${damageClaims.lines}) AS line)`
  const claims = await tx
    .update(damageClaims)
    .set({ answerText: null, lines })
    .where(inArray(damageClaims.bookingId, bookingIds))
    .returning({ id: damageClaims.id })
  const claimIds = claims.map(({ id }) => id)
  await tx
    .update(damageConsents)
    .set({ address: null, cardBrand: null, cardLast4: null, sentence: ERASED })
    .where(inArray(damageConsents.claimId, claimIds))
  const pictures = tx
    .select({ id: damageClaimPhotos.photoId })
    .from(damageClaimPhotos)
    .where(inArray(damageClaimPhotos.claimId, claimIds))
  await tx
    .update(crewPhotos)
    .set({ status: 'removing', content: null })
    .where(inArray(crewPhotos.id, pictures))
}

/** The files of the pictures are deleted by the job `tidy-crew`. */
async function eraseVisits(tx: Transaction, bookingIds: number[]): Promise<void> {
  await tx.delete(bookingAccess).where(inArray(bookingAccess.bookingId, bookingIds))
  await tx.delete(pictureConsents).where(inArray(pictureConsents.bookingId, bookingIds))
  const isAtFamily = inArray(crewEvents.bookingId, bookingIds)
  const pictures = tx.select({ id: crewEvents.photoId }).from(crewEvents).where(isAtFamily)
  await tx
    .update(crewPhotos)
    .set({ status: 'removing', content: null })
    .where(inArray(crewPhotos.id, pictures))
  await tx.delete(crewEvents).where(isAtFamily)
}

/** An uploaded file that names the family and has not been imported yet must be uploaded again without it. */
async function eraseUploads(tx: Transaction, emails: readonly string[]): Promise<void> {
  await tx.delete(imports).where(and(isNull(imports.ranAt), mentions(sql`${imports.rows}::text`, emails)))
}

/** Keeps what was agreed to and charged; the job `collect-balances` removes the card at its provider. */
async function eraseConsents(tx: Transaction, bookingIds: number[]): Promise<void> {
  await tx
    .update(cardConsents)
    .set({ address: null, cardBrand: null, cardLast4: null, status: 'removed' })
    .where(inArray(cardConsents.bookingId, bookingIds))
  await tx
    .update(cardHolds)
    .set({ address: null, cardBrand: null, cardLast4: null, sentence: ERASED })
    .where(inArray(cardHolds.bookingId, bookingIds))
}

async function eraseFindings(tx: Transaction, family: Traces, references: string[]): Promise<void> {
  const { id, sentence, bookingReference } = discrepancies
  const words = getWords(family)
  const found = await tx
    .select({ id, sentence, bookingReference })
    .from(discrepancies)
    .where(or(inArray(bookingReference, references), mentions(sentence, family.emails)))
  for (const discrepancy of found) {
    const isOwn = references.includes(discrepancy.bookingReference ?? '')
    await tx
      .update(discrepancies)
      .set({ sentence: withoutWords(discrepancy.sentence, isOwn ? words : family.emails) })
      .where(eq(id, discrepancy.id))
  }
}

/** Returns the words that identify a family in a sentence. */
function getWords({ emails, bookings, messages, waiting }: Traces): string[] {
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

/** Matches texts that contain one of these e-mail addresses, however it is spelled. */
function mentions(text: SQLWrapper, emails: readonly string[]): SQL {
  return sql`EXISTS (SELECT FROM unnest(${sql.param(emails.map(addressPattern))}::text[]) AS pattern WHERE ${text} ~* pattern)`
}

/** Matches texts that contain one of these references. */
function contains(text: SQLWrapper, references: readonly string[]): SQL {
  return sql`EXISTS (SELECT FROM unnest(${sql.param([...references])}::text[]) AS reference WHERE strpos(${text}, reference) > 0)`
}

function withoutAddress(text: SQLWrapper, email: string): SQL {
  return sql`regexp_replace(${text}, ${addressPattern(email)}, ${ERASED}, 'gi')`
}
