import type { Language } from '#domain/foundation/text/language.ts'
import { clockAt, formatShort, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { firstName, fitText } from '#domain/people/conversations/fit-text.ts'
import { mayText } from '#domain/people/conversations/permission.ts'
import { nextSendingTime } from '#domain/people/conversations/sending-hours.ts'
import { sendableNumber } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import { queueText, toOfferKey } from './queue-text.ts'
import { readPermission } from './read-permission.ts'

type Waiting = {
  readonly id: number
  readonly customerName: string
  readonly customerPhone: string | null
  readonly bookingDate: string
  readonly language: Language
}

/** Texts a family on the waiting list that a place is held for it; the link is in the mail. */
export async function textOffer(tx: Transaction, ctx: Context, entry: Waiting, until: Date): Promise<void> {
  const { id, customerName, bookingDate: day, language } = entry
  const phone = sendableNumber(entry.customerPhone ?? '')
  if (!phone || !mayText(await readPermission(tx, phone), { isAutomatic: true })) return
  const business = await siteTitleIn(language, tx, (await readSettings(tx)).siteTitle)
  const moment = `${formatShort(partyDayAt(until), language)}, ${formatTime(clockAt(until), language)}`
  await queueText(tx, ctx, {
    kind: 'offer',
    phone,
    body: fitText({ business, name: firstName(customerName) }, (names) =>
      textIn(language)('texts.automatic.offer', { ...names, day, until: moment }),
    ),
    dedupeKey: toOfferKey(id),
    sendAt: nextSendingTime(ctx.now()),
    expiresAt: until,
  })
}
