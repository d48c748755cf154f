import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { ConsentSource } from '#domain/people/conversations/permission.ts'
import { sendableNumber } from '#domain/people/customers/contact-keys.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { textConsents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'

type Choice = {
  /** As it was typed. */
  readonly phone: string
  /** Whether the box is ticked. */
  readonly isWanted: boolean
  readonly source: ConsentSource
  /** The language in which the sentence beside the checkbox was read. */
  readonly language: Language
  /** The network address of the person who ticked it. */
  readonly address: string
  readonly bookingId?: number
  readonly at: Date
}

/** Stores a family's choice with its proof. An untouched checkbox does not override another one. */
export async function recordConsent(tx: Transaction, choice: Choice): Promise<void> {
  const { isWanted, source, language, address, bookingId, at } = choice
  const phone = sendableNumber(choice.phone)
  if (!phone) return
  const [last] = await tx
    .select()
    .from(textConsents)
    .where(eq(textConsents.phone, phone))
    .orderBy(desc(textConsents.id))
    .limit(1)
  const isGiven = last?.step === 'given'
  const isForThisBooking = last?.bookingId === (bookingId ?? null)
  if (isWanted ? isGiven && isForThisBooking : !isGiven) return
  // An unticked checkbox in the wizard only withdraws consent given in the same wizard.
  if (!isWanted && source !== 'own-page' && !isForThisBooking) return
  await tx.insert(textConsents).values({
    phone,
    step: isWanted ? 'given' : 'withdrawn',
    source,
    wording: textIn(language)('consent.texts'),
    address,
    bookingId: bookingId ?? null,
    createdAt: at,
  })
  if (isWanted && bookingId !== undefined)
    await recordEvent(tx, { kind: 'booking.texts-wanted', actor: 'customer', subjectId: bookingId })
}
