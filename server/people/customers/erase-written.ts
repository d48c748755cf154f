import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import type { RefundReasonName } from '#domain/booking/changes/refund-reason.ts'
import { isStoredName } from '#domain/foundation/messages/stored-messages.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { withoutWords } from '#domain/people/customers/without-words.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, or, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { events, payments, refunds } from '#server/foundation/database/schema/all-tables.ts'
import { type Family, getNameWords } from './family-words.ts'
import { mentions } from './mentions.ts'

/**
 * Entries about changes to bookings may identify the family through old values, so they are deleted. Others about the
 * family lose its names and what staff wrote in their own words, and all others its e-mail addresses.
 */
export async function eraseAudit(tx: Transaction, family: Family, bookingIds: number[]): Promise<void> {
  const { subject, subjectId } = events
  const isAboutBooking = and(eq(subject, 'booking'), inArray(subjectId, bookingIds))
  const messageIds = family.messages.map(({ id }) => id)
  await tx
    .update(events)
    .set({ details: ERASED, facts: { kind: 'erased' } satisfies AuditFacts })
    .where(
      or(
        and(isAboutBooking, eq(events.action, 'changed')),
        and(eq(subject, 'message'), inArray(subjectId, messageIds)),
      ),
    )
  const isAboutCustomer = and(eq(subject, 'customer'), eq(subjectId, family.id))
  const words = getNameWords(family)
  await changeEntries(tx, or(isAboutBooking, isAboutCustomer), (entry) => {
    const facts = withoutOwnWords(entry.facts)
    // The release before this one stores the same sentence as text.
    const isWritten = JSON.stringify(facts) !== JSON.stringify(entry.facts)
    return {
      details: isWritten ? ERASED : withoutWords(entry.details, words),
      facts: textsWithoutWords(facts, words),
    }
  })
  const texts = sql`concat_ws(E'\n', ${events.details}, (SELECT string_agg(value #>> '{}', E'\n')
    FROM jsonb_path_query(${events.facts}::jsonb, 'strict $.** ? (@.type() == "string")') AS value))`
  await changeEntries(tx, mentions(texts, family.emails), (entry) => ({
    details: withoutWords(entry.details, family.emails),
    facts: textsWithoutWords(entry.facts, family.emails),
  }))
}

type Entry = Pick<typeof events.$inferSelect, 'details' | 'facts'>

async function changeEntries(
  tx: Transaction,
  entries: SQL | undefined,
  change: (entry: Entry) => Entry,
): Promise<void> {
  const { id, details, facts } = events
  const logged = await tx.select({ id, details, facts }).from(events).where(entries)
  for (const entry of logged) await tx.update(events).set(change(entry)).where(eq(id, entry.id))
}

/**
 * The facts that name whose booking was deleted, and in which staff say in their own words why they did something; names
 * are not all that could tell who it was.
 */
const AS_WRITTEN = 'asWritten' satisfies RefundReasonName
const TELLING = new Set(['customerName', 'addressHash', 'reason', 'priceReason', 'text'])

function withoutOwnWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnWords)
  if (typeof value !== 'object' || value === null) return value
  if ('sentence' in value && value.sentence === AS_WRITTEN) return { ...value, about: [ERASED] }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && TELLING.has(name) ? ERASED : withoutOwnWords(one),
    ]),
  )
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
const KEYS_OF_FACTS = new Set([
  'kind',
  'field',
  'method',
  'cause',
  'area',
  'stop',
  'event',
  'answer',
  'verdict',
])

/** A stored sentence is identified by its name; `sentence` may also contain literal text. */
function isSentenceName(key: string, value: unknown): boolean {
  return key === 'sentence' && isStoredName(value)
}

/** Keeps amounts and the program's own reasons; removes what staff wrote, and the family's names and addresses. */
export async function eraseRefundReasons(
  tx: Transaction,
  family: Family,
  bookingIds: number[],
  references: string[],
): Promise<void> {
  const words = getNameWords(family)
  const returned = await tx
    .select({
      id: refunds.id,
      reason: refunds.reason,
      code: refunds.reasonCode,
      values: refunds.reasonValues,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(or(inArray(payments.bookingId, bookingIds), inArray(payments.bookingReference, references)))
  for (const { id, reason, code, values } of returned) {
    const isWritten = code === AS_WRITTEN
    await tx
      .update(refunds)
      .set({
        reason: isWritten ? ERASED : withoutWords(reason, words),
        reasonValues: values?.map((value) =>
          isWritten && typeof value === 'string' ? ERASED : textsWithoutWords(value, words),
        ),
      })
      .where(eq(refunds.id, id))
  }
}
