import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { withoutWords } from '#domain/people/customers/without-words.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import {
  and,
  eq,
  inArray,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from '#server/foundation/database/drizzle.ts'
import {
  bookingAccess,
  bookingAnswers,
  bookingNotes,
  cardConsents,
  cardHolds,
  crewEvents,
  crewPhotos,
  damageClaimPhotos,
  damageClaims,
  damageConsents,
  discrepancies,
  events,
  guestLists,
  idempotencyKeys,
  importRecords,
  imports,
  orderChanges,
  paymentIntents,
  pictureConsents,
  roomReadiness,
  webhookDeliveries,
} from '#server/foundation/database/schema/all-tables.ts'
import { eraseTexts } from '#server/people/conversations/texts/erase-texts.ts'
import { eraseMails } from './erase-mails.ts'
import { eraseAudit, eraseRefundReasons } from './erase-written.ts'
import { type Family, getNameWords } from './family-words.ts'
import { findDeletedBookings } from './find-deleted-bookings.ts'
import { contains, mentions } from './mentions.ts'

/** The tables about a booking of which nothing is kept. */
const DELETED = [
  bookingAnswers,
  bookingNotes,
  bookingAccess,
  crewEvents,
  guestLists,
  pictureConsents,
  roomReadiness,
]

/**
 * Erases a family's data from other tables: mails, log entries, stored responses, webhook payloads. Texts about others
 * only lose the family's e-mail addresses, since a name may be anybody's, or an ordinary word.
 */
export async function eraseTraces(tx: Transaction, family: Family): Promise<void> {
  const { emails } = family
  const bookings = [...family.bookings, ...(await findDeletedBookings(tx, family))]
  const bookingIds = bookings.map(({ id }) => id)
  const references = bookings.map(({ reference }) => reference)
  await eraseMails(tx, emails, bookingIds)
  await eraseAudit(tx, family, bookingIds)
  await eraseRefundReasons(tx, family, bookingIds, references)
  await eraseOrderChanges(tx, bookingIds)
  await eraseFindings(tx, family, references)
  await eraseDamageClaims(tx, bookingIds)
  await eraseVisits(tx, bookingIds)
  for (const table of DELETED) await tx.delete(table).where(inArray(table.bookingId, bookingIds))
  await eraseUploads(tx, family, bookingIds)
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
  await removePictures(tx, inArray(crewPhotos.id, pictures))
}

/** The files of the pictures are deleted by the job `tidy-crew`. */
async function removePictures(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.update(crewPhotos).set({ status: 'removing', content: null }).where(which)
}

async function eraseVisits(tx: Transaction, bookingIds: number[]): Promise<void> {
  const pictures = tx
    .select({ id: crewEvents.photoId })
    .from(crewEvents)
    .where(inArray(crewEvents.bookingId, bookingIds))
  await removePictures(tx, or(inArray(crewPhotos.id, pictures), inArray(crewPhotos.bookingId, bookingIds)))
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

async function eraseFindings(tx: Transaction, family: Family, references: string[]): Promise<void> {
  const { id, sentence, bookingReference } = discrepancies
  const words = getNameWords(family)
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

/**
 * An uploaded file that names the family and has not been imported yet must be uploaded again without it. One that it
 * came with loses the family's names in its own name.
 */
async function eraseUploads(tx: Transaction, family: Family, bookingIds: number[]): Promise<void> {
  const { emails } = family
  await tx.delete(imports).where(and(isNull(imports.ranAt), mentions(sql`${imports.rows}::text`, emails)))
  const words = getNameWords(family)
  const isTheirs = or(
    and(eq(importRecords.kind, 'bookings'), inArray(importRecords.recordId, bookingIds)),
    and(eq(importRecords.kind, 'customers'), eq(importRecords.recordId, family.id)),
  )
  const files = await tx
    .selectDistinct({ id: imports.id, filename: imports.filename })
    .from(imports)
    .innerJoin(importRecords, eq(importRecords.importId, imports.id))
    .where(isTheirs)
  for (const { id, filename } of files) {
    const without = withoutWords(filename, words)
    if (without === filename) continue
    await tx.update(imports).set({ filename: without }).where(eq(imports.id, id))
    const { details, facts } = events
    await tx
      .update(events)
      .set({
        details: sql`replace(${details}, ${filename}, ${without})`,
        facts: sql`jsonb_set(${facts}::jsonb, '{filename}', ${JSON.stringify(without)}::jsonb)::json`,
      })
      .where(eq(sql`${facts}->>'filename'`, filename))
  }
}
