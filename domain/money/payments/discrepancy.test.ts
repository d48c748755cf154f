import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { englishWordsIn } from '#test/english-words.ts'
import {
  type Discrepancy,
  type DiscrepancyKind,
  getDiscrepancyMessage,
  isDiscrepancy,
} from './discrepancy.ts'

const EXAMPLES: {
  readonly [Kind in DiscrepancyKind]: readonly [
    values: Extract<Discrepancy, { kind: Kind }>['values'],
    english: string,
    spanish: string,
  ][]
} = {
  'not-recorded': [
    [
      { takenCents: 7_500 },
      '$75.00 was taken but not recorded here. It is now.',
      'Se cobraron $75.00, pero aquí no estaban anotados. Ya lo están.',
    ],
  ],
  lost: [
    [
      { takenCents: 7_500 },
      '$75.00 was taken, but all records of this payment are missing here, as after a database failure. Ask the family: book and record the payment, or refund it at the card provider.',
      'Se cobraron $75.00, pero aquí no queda ningún dato de ese pago, como después de una falla de la base de datos. Pregúntele a la familia: haga la reserva y anote el pago, o devuélvalo en el panel del proveedor de tarjetas.',
    ],
  ],
  'amount-differs': [
    [
      { takenCents: 123_456, recordedCents: 7_500 },
      '$1,234.56 was taken, but $75.00 is recorded here.',
      'Se cobraron $1,234.56, pero aquí hay anotados $75.00.',
    ],
  ],
  'refund-not-recorded': [
    [
      {},
      'The provider made a refund that wasn’t recorded here. It is now.',
      'El proveedor hizo un reembolso que aquí no estaba anotado. Ya lo está.',
    ],
  ],
  'unknown-at-provider': [
    [
      { recordedCents: 7_500 },
      '$75.00 is recorded as paid here, but the provider hasn’t taken it.',
      'Aquí hay $75.00 anotados como pagados, pero el proveedor no los cobró.',
    ],
  ],
  'returned-without-booking': [
    [
      { takenCents: 7_500, isCustomerTold: true },
      '$75.00 was taken without a booking. We’re refunding all of it. The customer has been notified.',
      'Se cobraron $75.00, pero no hay ninguna reserva para ese pago. Se devuelve todo. Ya se le avisó al cliente.',
    ],
    [
      { takenCents: 7_500, isCustomerTold: false },
      '$75.00 was taken without a booking. We’re refunding all of it. We don’t know whose card it was.',
      'Se cobraron $75.00, pero no hay ninguna reserva para ese pago. Se devuelve todo. No sabemos de quién era la tarjeta.',
    ],
  ],
  'booking-gone': [
    [
      { paidCents: 7_500 },
      '$75.00 was paid for a booking that no longer exists. No one has decided what to do with it. Refund it at the card provider, or mark this as resolved.',
      'Se pagaron $75.00 por una reserva que ya no existe, y nadie ha decidido qué pasa con ese dinero. Devuélvalo en el panel del proveedor de tarjetas o márquelo como atendido.',
    ],
  ],
  'refund-failed': [
    [
      { owedCents: 7_500 },
      '$75.00 should have been refunded, but the refund failed. Try it again, or return the money and record it here.',
      'Se debían devolver $75.00, pero el reembolso falló. Inténtelo de nuevo, o devuelva el dinero directamente y anótelo aquí.',
    ],
  ],
}

const all = Object.entries(EXAMPLES).flatMap(([kind, examples]) =>
  examples.map(([values, en, es]) => ({ discrepancy: { kind, values } as Discrepancy, en, es })),
)

describe.each(all)('$discrepancy', ({ discrepancy, en, es }) => {
  it('is described to staff in each language', () => {
    const message = getDiscrepancyMessage(discrepancy)
    expect([textIn('en')(message), textIn('es')(message)]).toEqual([en, es])
    expect(englishWordsIn(es)).toEqual([])
  })

  it('is recognized when it is read back', () => {
    expect(isDiscrepancy(JSON.parse(JSON.stringify(discrepancy)))).toBe(true)
  })
})

it.each([
  { kind: 'refund-failed', values: null },
  { kind: 'unbooked', values: {} },
  { kind: 'toString', values: {} },
  { kind: 7, values: {} },
])('does not match: %j', (stored) => {
  expect(isDiscrepancy(stored)).toBe(false)
})
