import { sendableNumber } from '#domain/customer/contact-keys.ts'
import type { Language } from '#domain/text/language.ts'
import { firstName, fitText } from '#domain/texts/fit-text.ts'
import { mayText } from '#domain/texts/permission.ts'
import { nextSendingTime } from '#domain/texts/sending-hours.ts'
import { clockAt, formatShort, partyDayAt } from '#domain/time/party-day.ts'
import { formatTime } from '#domain/time/party-start.ts'
import { textIn } from '#domain/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { readSettings } from '#server/database/read-settings.ts'
import { siteTitleIn } from '#server/database/translation-queries.ts'
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
