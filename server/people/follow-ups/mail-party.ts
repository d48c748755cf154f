import { createHash } from 'node:crypto'
import type { ChosenParty } from '#contract/family/party-mails.ts'
import { OWN_MAIL } from '#domain/booking/order/order-link.ts'
import { zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { mailboxKey } from '#domain/people/customers/contact-keys.ts'
import { refuseArea } from '#server/booking/bookings/price-order.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countForMailbox } from '#server/foundation/mail/mailbox-budget.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { priceForMail } from './make-offer.ts'
import { mailsParties } from './read-settings.ts'

const NOT_OFFERED = refuse('not_found', 'followUps.noPartyMails')

/**
 * Mails a party that a visitor has put together, at today's price, with a link to continue. Only the mail is stored.
 * The same party is mailed to an address once a day at most.
 */
export async function mailParty(
  ctx: Context,
  { email, bookingDate, zipCode: typedZip, ...order }: ChosenParty & { readonly language: Language },
): Promise<{ success: boolean } | DetailedRefusal> {
  if (!(await mailsParties(ctx.db))) return NOT_OFFERED
  const { language, numberOfNights } = order
  const zipCode = typedZip ? zipAreaCode(typedZip) : undefined
  const day = bookingDate ?? undefined
  const linked = {
    ...order,
    partyStartTime: order.partyStartTime ?? null,
    ...(day !== undefined && { bookingDate: day }),
    ...(zipCode !== undefined && { zipCode }),
  }
  const offer = await priceForMail(ctx, linked, { language, zipCode, bookingDate: day })
  if (isRefusal(offer)) return offer
  const refusal = zipCode !== undefined && (await refuseArea(ctx.db, offer.area, zipCode))
  if (refusal) return refusal
  const tooMany = await countForMailbox(ctx, email)
  if (tooMany) return tooMany
  const isAreaOpen = zipCode === undefined && (await dependsOnZip(ctx))
  const orderUrl = `${offer.orderUrl}&${OWN_MAIL}=1`
  const once = `${mailboxKey(email)}\n${orderUrl}\n${partyDayAt(ctx.now())}`
  await ctx.db.transaction((tx) =>
    queueMail(tx, ctx, {
      kind: 'chosen-party',
      to: email,
      once: [createHash('sha256').update(once).digest('base64url')],
      ...offer,
      orderUrl,
      language,
      bookingDate: day,
      numberOfNights,
      isAreaOpen,
    }),
  )
  return { success: true }
}

async function dependsOnZip({ db }: Context): Promise<boolean> {
  const { delivery, tax } = await readPricing(db)
  return delivery.enabled || tax.enabled
}
