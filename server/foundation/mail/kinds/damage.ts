import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import { formatMoment, formatShort } from '#domain/foundation/time/party-day.ts'
import type { ClaimAnswer, ClaimLine } from '#domain/money/damage/damage-claim.ts'
import type { DamageReminder } from '#domain/money/damage/damage-reminder.ts'
import type { MailFields } from '#domain/people/mail-texts/own-text.ts'
import { defineMail } from './define-mail.ts'
import {
  type About,
  attachedInvoices,
  bookingPageButton,
  dayFact,
  type PartyFacts,
  partyFields,
  themeFact,
} from './party-facts.ts'

/**
 * `authentication`: the bank asks the cardholder; `gone`: the card is no longer saved; `released`: the hold has ended.
 */
export type CardRefusal = 'declined' | 'authentication' | 'gone' | 'released'

type Claim = {
  readonly claimedCents: Cents
  readonly chargedCents: Cents | null
  readonly answer: ClaimAnswer | null
}

/** The fields about damage that the owner's texts can use: the party, and an amount in cents under its name. */
function damageFields(party: PartyFacts, amount: Readonly<Record<string, Cents>>): MailFields {
  const [[name, cents] = ['amount', 0]] = Object.entries(amount)
  const shortDay = formatShort(party.bookingDate, party.language)
  return { ...partyFields(party), shortDay, [name]: formatDollars(cents) }
}

export const DAMAGE_MAILS = {
  'damage-claimed': defineMail('damage-claimed', {
    reader: 'family',
    isSober: true,
    key: (claimId: number) => `damage-claimed-${claimId}`,
    owned: ['sentence'],
    write(
      {
        party,
        claim: { lines, claimedCents, answerUntil },
      }: About & {
        readonly claim: {
          readonly lines: readonly ClaimLine[]
          readonly claimedCents: Cents
          readonly answerUntil: Date
        }
      },
      { text, getPart, fixedParagraph, ownedParagraph, language },
    ) {
      const { bookingDate: day } = party
      const until = formatMoment(answerUntil, language)
      const items = lines.map((line) => ({
        kind: 'item' as const,
        label: line.text,
        amountCents: line.amountCents,
      }))
      return {
        values: { day, until },
        facts: [
          dayFact(party),
          [text('mails.fact.damage'), formatDollars(claimedCents)],
          [text('mails.fact.answerUntil'), until],
        ],
        button: bookingPageButton(party, getPart('see')),
        blocks: [
          ownedParagraph('sentence', { day }),
          {
            kind: 'prices',
            rows: [...items, { kind: 'total', label: text('mails.damage.total'), amountCents: claimedCents }],
          },
          fixedParagraph('answer', { until }),
          fixedParagraph('nothingYet'),
        ],
        fields: damageFields(party, { claimed: claimedCents }),
      }
    },
    samples: ({ party, text }) => ({
      'damage-claimed': {
        party,
        claim: {
          lines: [
            { text: text('mails.sample.cover'), amountCents: 6_000 },
            { text: text('mails.sample.lights'), amountCents: 2_500 },
          ],
          claimedCents: 8_500,
          answerUntil: new Date('2027-02-16T15:00:00Z'),
        },
      },
    }),
  }),

  /** The decision, and where to pay. */
  'damage-decided': defineMail('damage-decided', {
    reader: 'family',
    isSober: true,
    key: (claimId: number) => `damage-decided-${claimId}`,
    owned: ['pay'],
    write(
      {
        party,
        claim: { claimedCents: claimed, chargedCents, answer },
        cardRefusal,
      }: About & { readonly claim: Claim; readonly cardRefusal?: CardRefusal | undefined },
      { text, getPart, fixedParagraph, ownedParagraph },
    ) {
      const { bookingDate: day } = party
      const charged = chargedCents ?? 0
      return {
        values: { day, charged },
        facts: [dayFact(party), themeFact(party), [text('mails.fact.owed'), formatDollars(charged)]],
        button: bookingPageButton(party, getPart('button', { charged })),
        blocks: [
          charged < claimed
            ? fixedParagraph('less', { day, charged, claimed })
            : fixedParagraph(answer === 'agree' ? 'agreed' : 'sentence', { day, charged }),
          ...(cardRefusal ? [fixedParagraph(`card-${cardRefusal}`)] : []),
          ownedParagraph('pay'),
        ],
        fields: damageFields(party, { charged }),
      }
    },
    samples({ party }) {
      const claim = { claimedCents: 8_500, chargedCents: 8_500, answer: null }
      const agreed = { ...claim, answer: 'agree' } as const
      return {
        'damage-decided': { party, claim },
        'damage-decided-agreed': { party, claim: agreed },
        'damage-decided-less': { party, claim: { ...claim, chargedCents: 4_000 } },
        'damage-decided-card': { party, claim: agreed, cardRefusal: 'declined' as const },
      }
    },
  }),

  /** The decided amount has not been paid yet. */
  'damage-reminder': defineMail('damage-reminder', {
    reader: 'family',
    isSober: true,
    key: (claimId: number, days: DamageReminder) => `damage-reminder-${claimId}-${days}`,
    owned: ['ask'],
    write(
      { party, chargedCents: charged }: About & { readonly chargedCents: Cents },
      { text, fixedParagraph, ownedParagraph },
    ) {
      const { bookingDate: day } = party
      return {
        values: { day, charged },
        preview: text('mails.damage-decided.preview', { charged }),
        facts: [dayFact(party), themeFact(party), [text('mails.fact.owed'), formatDollars(charged)]],
        button: bookingPageButton(party, text('mails.damage-decided.button', { charged })),
        blocks: [fixedParagraph('sentence', { charged, day }), ownedParagraph('ask')],
        fields: damageFields(party, { charged }),
      }
    },
    samples: ({ party }) => ({ 'damage-reminder': { party, chargedCents: 8_500 } }),
  }),

  'damage-paid': defineMail('damage-paid', {
    reader: 'family',
    isSober: true,
    key: (paymentId: number) => `damage-paid-${paymentId}`,
    write(
      {
        party,
        amountCents: paid,
        invoiceNumbers,
        card,
      }: About & {
        readonly amountCents: Cents
        readonly invoiceNumbers: readonly string[]
        /** The saved card that was charged; missing if the family paid in the browser. */
        readonly card?: string | undefined
      },
      { text, fixedParagraph },
    ) {
      const { bookingDate: day } = party
      return {
        values: { paid },
        facts: [dayFact(party), themeFact(party), [text('mails.fact.paid'), formatDollars(paid)]],
        button: bookingPageButton(party),
        blocks: [
          card ? fixedParagraph('charged', { paid, day, card }) : fixedParagraph('sentence', { paid, day }),
          ...attachedInvoices(party, invoiceNumbers),
        ],
        fields: damageFields(party, { paid }),
      }
    },
    samples({ party }) {
      const paid = { party, amountCents: 8_500, invoiceNumbers: ['2027-0012'] }
      return { 'damage-paid': paid, 'damage-paid-card': { ...paid, card: 'Visa •••• 4242' } }
    },
  }),

  /** Nothing has to be paid after all. */
  'damage-withdrawn': defineMail('damage-withdrawn', {
    reader: 'family',
    isSober: true,
    key: (claimId: number) => `damage-withdrawn-${claimId}`,
    write({ party, claimedCents: claimed }: About & { readonly claimedCents: Cents }, { fixedParagraph }) {
      const { bookingDate: day } = party
      return {
        values: { day },
        button: bookingPageButton(party),
        blocks: [fixedParagraph('sentence', { claimed, day })],
        fields: damageFields(party, { claimed }),
      }
    },
    samples: ({ party }) => ({ 'damage-withdrawn': { party, claimedCents: 8_500 } }),
  }),
}
