import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatMoment, formatShort } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { ClaimAnswer, ClaimLine } from '#domain/money/damage/damage-claim.ts'
import type { MailFields } from '#domain/people/mail-texts/own-text.ts'
import { type MailBlock, type MailContent, type OwnersMail, paragraph } from '../mail-content.ts'
import { customerBlock } from './owner-mails.ts'
import { attachedInvoices, bookingPageButton, hello, type PartyFacts, partyFields } from './party-facts.ts'

type Claimed = {
  readonly lines: readonly ClaimLine[]
  readonly claimedCents: Cents
  readonly answerUntil: Date
}

/** To the customer: damage is claimed. */
export function damageClaimed(party: PartyFacts, claim: Claimed): OwnersMail<'damage-claimed'> {
  const { language, bookingDate: day } = party
  const text = textIn(language)
  const until = formatMoment(claim.answerUntil, language)
  return {
    textName: 'damage-claimed',
    language,
    subject: text('mails.damage.claimed.subject', { day }),
    preview: text('mails.damage.claimed.preview', { until }),
    heading: text('mails.damage.claimed.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.damage.claimed.sentence', { day }), 'sentence'),
      linesBlock(language, claim),
      paragraph(text('mails.damage.claimed.answer', { until })),
      bookingPageButton(party, text('mails.damage.claimed.see')),
      paragraph(text('mails.damage.claimed.nothingYet')),
    ],
    fields: damageFields(party, { claimed: claim.claimedCents }),
  }
}

/** The fields about damage that the owner's texts can use: the party, and an amount in cents under its name. */
function damageFields(party: PartyFacts, amount: Readonly<Record<string, Cents>>): MailFields {
  const [[name, cents] = ['amount', 0]] = Object.entries(amount)
  const shortDay = formatShort(party.bookingDate, party.language)
  return { ...partyFields(party), shortDay, [name]: formatDollars(cents) }
}

function linesBlock(language: Language, { lines, claimedCents }: Omit<Claimed, 'answerUntil'>): MailBlock {
  const text = textIn(language)
  return {
    kind: 'prices',
    rows: [
      ...lines.map((line) => ({ kind: 'item' as const, label: line.text, amountCents: line.amountCents })),
      { kind: 'total', label: text('mails.damage.total'), amountCents: claimedCents },
    ],
  }
}

/** To the customer: the decision, and where to pay. */
export function damageDecided(
  party: PartyFacts,
  { claimedCents, chargedCents, hasAgreed, cardRefusal }: Decided,
): OwnersMail<'damage-decided'> {
  const { language, bookingDate: day } = party
  const text = textIn(language)
  const isLess = chargedCents < claimedCents
  return {
    textName: 'damage-decided',
    language,
    subject: text('mails.damage.decided.subject', { day }),
    preview: text('mails.damage.decided.preview', { charged: chargedCents }),
    heading: text('mails.damage.decided.heading'),
    blocks: [
      hello(party),
      paragraph(
        isLess
          ? text('mails.damage.decided.less', { day, charged: chargedCents, claimed: claimedCents })
          : text(hasAgreed ? 'mails.damage.decided.agreed' : 'mails.damage.decided.sentence', {
              day,
              charged: chargedCents,
            }),
      ),
      ...(cardRefusal ? [paragraph(text(`mails.damage.decided.card.${cardRefusal}`))] : []),
      paragraph(text('mails.damage.decided.pay'), 'pay'),
      bookingPageButton(party, text('mails.damage.decided.button', { charged: chargedCents })),
    ],
    fields: damageFields(party, { charged: chargedCents }),
  }
}

/** To the customer: the decided amount has not been paid yet. */
export function damageReminder(party: PartyFacts, charged: Cents): OwnersMail<'damage-reminder'> {
  const { language, bookingDate: day } = party
  const text = textIn(language)
  return {
    textName: 'damage-reminder',
    language,
    subject: text('mails.damage.reminder.subject', { charged, day }),
    preview: text('mails.damage.decided.preview', { charged }),
    heading: text('mails.damage.reminder.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.damage.reminder.sentence', { charged, day })),
      bookingPageButton(party, text('mails.damage.decided.button', { charged })),
      paragraph(text('mails.damage.reminder.ask'), 'ask'),
    ],
    fields: damageFields(party, { charged }),
  }
}

type Decided = {
  readonly claimedCents: Cents
  readonly chargedCents: Cents
  readonly hasAgreed: boolean
  readonly cardRefusal?: CardRefusal | undefined
}

/**
 * `authentication`: the bank asks the cardholder; `gone`: the card is no longer saved; `released`: the hold has ended.
 */
export type CardRefusal = 'declined' | 'authentication' | 'gone' | 'released'

type Paid = {
  readonly amountCents: Cents
  readonly invoiceNumbers: readonly string[]
  readonly card?: string | undefined
}

/** To the customer: the decided amount has been paid. */
export function damagePaid(
  party: PartyFacts,
  { amountCents: paid, invoiceNumbers, card }: Paid,
): OwnersMail<'damage-paid'> {
  const { language, bookingDate: day } = party
  const text = textIn(language)
  return {
    textName: 'damage-paid',
    language,
    subject: text('mails.damage.paid.subject', { paid }),
    preview: text('mails.damage.paid.preview'),
    heading: text('mails.damage.paid.heading'),
    blocks: [
      hello(party),
      paragraph(
        card
          ? text('mails.damage.paid.charged', { paid, day, card })
          : text('mails.damage.paid.sentence', { paid, day }),
      ),
      ...attachedInvoices(party, invoiceNumbers),
      bookingPageButton(party),
    ],
    fields: damageFields(party, { paid }),
  }
}

/** To the customer: nothing has to be paid after all. */
export function damageWithdrawn(party: PartyFacts, claimedCents: Cents): OwnersMail<'damage-withdrawn'> {
  const { language, bookingDate: day } = party
  const text = textIn(language)
  return {
    textName: 'damage-withdrawn',
    language,
    subject: text('mails.damage.withdrawn.subject', { day }),
    preview: text('mails.damage.withdrawn.preview'),
    heading: text('mails.damage.withdrawn.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.damage.withdrawn.sentence', { claimed: claimedCents, day })),
      bookingPageButton(party),
    ],
    fields: damageFields(party, { claimed: claimedCents }),
  }
}

type Answered = {
  readonly claimedCents: Cents
  readonly answer: ClaimAnswer
  readonly text: string | null
  readonly card?: string | undefined
  /** The base URL of the admin's screens. */
  readonly adminUrl: string
}

/** To the owner: a family has agreed to a claim or disputed it. */
export function ownerDamageAnswer(party: PartyFacts, answered: Answered): MailContent {
  const { language, number, customerName: name } = party
  const text = textIn(language)
  const { answer, card, claimedCents: claimed, adminUrl } = answered
  const sentence = text(`mails.damage.answered.${answer}`, { name, claimed })
  return {
    language,
    subject: text(`mails.damage.answered.subject.${answer}`, { number, claimed }),
    preview: sentence,
    heading: text('mails.damage.answered.heading', { number }),
    blocks: [
      paragraph(sentence),
      ...(answered.text ? [{ kind: 'quote', text: answered.text } satisfies MailBlock] : []),
      paragraph(
        card
          ? text('mails.damage.answered.next.card', { card })
          : text(`mails.damage.answered.next.${answer}`),
      ),
      customerBlock(party, adminUrl),
      {
        kind: 'button',
        label: text('mails.damage.answered.open'),
        url: `${adminUrl}/bookings/${number}`,
      },
    ],
  }
}
