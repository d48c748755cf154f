import type { AuditFacts, KindFacts } from '#contract/operations/audit-facts.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { CLAIMS } from './damaged-party.ts'

type Kind = AuditFacts['kind']
export type Example<One extends Kind> = readonly [facts: KindFacts<One>, english: string, spanish: string]

type AboutMoney = Extract<
  Kind,
  'payment' | 'damage-claim' | 'card-charge' | 'source-cost' | 'money-back' | 'payment-link'
>

/** The audit log's entries about money, in each language. */
export const MONEY_EXAMPLES: { readonly [One in AboutMoney]: readonly Example<One>[] } = {
  payment: [
    [{ kind: 'payment', amountCents: 7500, method: null }, '$75.00', '$75.00'],
    [{ kind: 'payment', amountCents: 117_500, method: 'cash' }, '$1,175.00 in cash', '$1,175.00 en efectivo'],
  ],
  'damage-claim': CLAIMS,
  'card-charge': [
    [
      { kind: 'card-charge', amountCents: 6_250, day: '2026-12-12', card: 'Visa •••• 4242' },
      '$62.50 on Dec 12, 2026, Visa •••• 4242',
      '$62.50 el 12 dic 2026, Visa •••• 4242',
    ],
    [
      { kind: 'card-charge', amountCents: 6_250, day: null, card: 'Visa •••• 4242' },
      '$62.50, Visa •••• 4242',
      '$62.50, Visa •••• 4242',
    ],
    [
      {
        kind: 'card-charge',
        amountCents: 6_250,
        day: null,
        card: 'Visa •••• 4242',
        declined: { code: 'stolen_card', verdict: 'hard' },
      },
      '$62.50, Visa •••• 4242: declined (stolen_card). It won’t be tried again.',
      '$62.50, Visa •••• 4242: rechazada (stolen_card). No se vuelve a intentar.',
    ],
    [
      {
        kind: 'card-charge',
        amountCents: 6_250,
        day: null,
        card: 'Visa •••• 4242',
        declined: { code: 'insufficient_funds', verdict: 'soft' },
      },
      '$62.50, Visa •••• 4242: declined (insufficient_funds). It may be tried again later.',
      '$62.50, Visa •••• 4242: rechazada (insufficient_funds). Se puede volver a intentar más tarde.',
    ],
  ],
  'source-cost': [
    [
      { kind: 'source-cost', source: 'instagram', month: '2027-02', beforeCents: 0, amountCents: 5000 },
      'instagram, 2027-02: cost $50.00 instead of $0.00',
      'instagram, 2027-02: costo $50.00 en lugar de $0.00',
    ],
  ],
  'money-back': [
    [
      { kind: 'money-back', amountCents: 5000, reason: storeMessage(message('payments.cancelledMoneyBack')) },
      '$50.00. This booking was canceled, so we’re refunding your payment. Please contact us.',
      '$50.00. Esta reserva fue cancelada, así que le estamos devolviendo su pago. Por favor, comuníquese con nosotros.',
    ],
    [
      {
        kind: 'money-back',
        amountCents: 5000,
        reason: storeMessage(
          message('payments.cameTooLate', {
            refusal: [message('calendar.fullyBooked', { day: '2027-02-13' })],
          }),
        ),
      },
      '$50.00. Your payment arrived after your date was released. We’re refunding all of it. Saturday, February 13, 2027 is fully booked.',
      '$50.00. Su pago llegó cuando su fecha ya se había liberado. Se lo estamos devolviendo completo. El sábado, 13 de febrero de 2027 ya está completo.',
    ],
  ],
  'payment-link': [
    [
      { kind: 'payment-link', amountCents: 7500, to: 'ana@example.com', keptUntil: null },
      '$75.00, to ana@example.com',
      '$75.00, a «ana@example.com»',
    ],
    [
      {
        kind: 'payment-link',
        amountCents: 7500,
        to: 'ana@example.com',
        keptUntil: '2027-01-05T22:00:00.000Z',
      },
      '$75.00, to ana@example.com, the date held until Tuesday, January 5, 2027 at 5:00 PM',
      '$75.00, a «ana@example.com», con la fecha guardada hasta el martes, 5 de enero de 2027, 5:00 p.m.',
    ],
  ],
}
