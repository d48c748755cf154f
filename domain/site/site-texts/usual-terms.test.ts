import { describe, expect, it } from 'vitest'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import type { RescheduleLimits } from '#domain/catalogue/pricing/pricing-settings.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { termsBlocks } from '../terms-of-service.ts'
import { usualTexts } from './site-texts.ts'
import {
  describeCancelOrMove,
  describeDeposit,
  describeMoves,
  describeRefunds,
  describeTerms,
  writeTerms,
} from './usual-terms.ts'

const englishText = textIn('en')
const spanishText = textIn('es')

/** @param steps days before the party and hundredths of a percent, such as `30 10000` */
function toTerms(depositPercent: number, steps: readonly string[], reschedule?: RescheduleLimits) {
  const refundSteps = steps.map((line) => {
    const [daysBefore = 0, percent = 0] = line.split(' ').map(Number)
    return { daysBefore, percent }
  })
  return toPublishedTerms({ depositPercent, refundSteps, reschedule })
}

describe('cancelling, as the FAQ explains it', () => {
  const once = ' You may move the party once for free, more than 7 days before it.'
  const una = ' Puede cambiar la fecha una vez sin costo, más de 7 días antes.'
  it.each([
    [
      'one step',
      toTerms(5_000, ['14 10000']),
      'The 50% deposit is non-refundable. Cancel more than 14 days before the event and you get back everything beyond it; within 14 days there is no refund.',
      'El depósito del 50% no es reembolsable. Si cancela más de 14 días antes de la fiesta, se le devuelve todo lo pagado por encima del depósito; dentro de los 14 días no hay reembolso.',
    ],
    [
      'one step with a share',
      toTerms(2_550, ['1 7500']),
      'The 25.5% deposit is non-refundable. Cancel more than 1 day before the event and you get back 75% of what you paid beyond the deposit; within 1 day there is no refund.',
      'El depósito del 25.5% no es reembolsable. Si cancela más de 1 día antes de la fiesta, se le devuelve el 75% de lo pagado por encima del depósito; el mismo día y el anterior no hay reembolso.',
    ],
    [
      'three steps',
      toTerms(3_000, ['30 10000', '14 5000', '0 2500']),
      'The 30% deposit is non-refundable. Cancel more than 30 days before the event and you get back everything beyond it; later, but more than 14 days before the event, 50% of what you paid beyond the deposit; later, but before the day of the event, 25%; on the day itself there is no refund.',
      'El depósito del 30% no es reembolsable. Si cancela más de 30 días antes de la fiesta, se le devuelve todo lo pagado por encima del depósito; después, pero más de 14 días antes de la fiesta, el 50% de lo pagado por encima del depósito; después, pero antes del día de la fiesta, el 25%; el mismo día no hay reembolso.',
    ],
    [
      'a later step that gives everything',
      toTerms(3_000, ['30 5000', '14 10000']),
      'The 30% deposit is non-refundable. Cancel more than 30 days before the event and you get back 50% of what you paid beyond the deposit; later, but more than 14 days before the event, everything; within 14 days there is no refund.',
      'El depósito del 30% no es reembolsable. Si cancela más de 30 días antes de la fiesta, se le devuelve el 50% de lo pagado por encima del depósito; después, pero más de 14 días antes de la fiesta, todo; dentro de los 14 días no hay reembolso.',
    ],
    [
      'no step',
      toTerms(3_000, []),
      'The 30% deposit is non-refundable, and so is what you pay beyond it.',
      'El depósito del 30% no es reembolsable, y lo pagado por encima tampoco.',
    ],
    [
      'the whole price as deposit',
      toTerms(10_000, ['14 10000']),
      'What you pay when you book is non-refundable.',
      'Lo que paga al reservar no es reembolsable.',
    ],
  ])('%s', (_, terms, english, spanish) => {
    expect(describeCancelOrMove(terms, englishText)).toBe(english + once)
    expect(describeCancelOrMove(terms, spanishText)).toBe(spanish + una)
  })
})

describe('cancelling, as the terms of service explain it', () => {
  it.each([
    [
      'one step',
      ['14 10000'],
      [
        'More than 14 days before the event: full refund of amounts beyond the deposit.',
        'Within 14 days of the event: no refund.',
      ],
      [
        'Más de 14 días antes de la fiesta: se reembolsa por completo lo pagado por encima del depósito.',
        'Dentro de los 14 días anteriores a la fiesta: no hay reembolso.',
      ],
    ],
    [
      'three steps',
      ['30 10000', '14 5000', '13 2500'],
      [
        'More than 30 days before the event: full refund of amounts beyond the deposit.',
        '15 to 30 days before the event: refund of 50% of amounts beyond the deposit.',
        '14 days before the event: refund of 25% of amounts beyond the deposit.',
        'Within 13 days of the event: no refund.',
      ],
      [
        'Más de 30 días antes de la fiesta: se reembolsa por completo lo pagado por encima del depósito.',
        'De 15 a 30 días antes de la fiesta: se reembolsa el 50% de lo pagado por encima del depósito.',
        '14 días antes de la fiesta: se reembolsa el 25% de lo pagado por encima del depósito.',
        'Dentro de los 13 días anteriores a la fiesta: no hay reembolso.',
      ],
    ],
    [
      'until the day before',
      ['0 10000'],
      [
        'Until the day before the event: full refund of amounts beyond the deposit.',
        'On the day of the event: no refund.',
      ],
      [
        'Hasta el día antes de la fiesta: se reembolsa por completo lo pagado por encima del depósito.',
        'El día de la fiesta: no hay reembolso.',
      ],
    ],
    [
      'until two days before',
      ['1 10000'],
      [
        'More than 1 day before the event: full refund of amounts beyond the deposit.',
        'Within 1 day of the event: no refund.',
      ],
      [
        'Más de 1 día antes de la fiesta: se reembolsa por completo lo pagado por encima del depósito.',
        'El día de la fiesta y el anterior: no hay reembolso.',
      ],
    ],
    ['no step', [], ['What has been paid is not refunded.'], ['Lo pagado no se reembolsa.']],
  ])('%s', (_, steps, english, spanish) => {
    const terms = toTerms(3_000, steps)
    expect(describeRefunds(terms, englishText)).toEqual(english)
    expect(describeRefunds(terms, spanishText)).toEqual(spanish)
  })
})

describe('the deposit', () => {
  it.each([
    [
      5_000,
      'A 50% deposit holds it. The balance',
      'with a 50% deposit.',
      'A 50% non-refundable deposit holds',
    ],
    [8_000, 'An 80% deposit holds it. The', 'with an 80% deposit.', 'An 80% non-refundable deposit holds'],
    [1_150, 'An 11.5% deposit holds it.', 'with an 11.5% deposit.', 'An 11.5% non-refundable deposit'],
    [110, 'A 1.1% deposit holds it.', 'with a 1.1% deposit.', 'A 1.1% non-refundable deposit holds'],
    [
      10_000,
      'Your payment holds it, and nothing',
      'by paying in full.',
      'The full amount is paid when you book.',
    ],
  ])('of %s hundredths', (percent, promise, step, section) => {
    const terms = toTerms(percent, [])
    expect(usualTexts(terms, englishText)['delivery.4.text']).toContain(promise)
    expect(usualTexts(terms, englishText)['how.2.text']).toContain(step)
    expect(describeDeposit(terms, englishText)[0]).toContain(section)
  })

  it.each([
    [5_000, 'Un depósito del 50% la asegura.', 'con un depósito del 50%.', 'no reembolsable del 50% asegura'],
    [10_000, 'Su pago la asegura, y no queda nada', 'con el pago completo.', 'El total se paga al reservar.'],
  ])('of %s hundredths in Spanish', (percent, promise, step, section) => {
    const terms = toTerms(percent, [])
    expect(usualTexts(terms, spanishText)['delivery.4.text']).toContain(promise)
    expect(usualTexts(terms, spanishText)['how.2.text']).toContain(step)
    expect(describeDeposit(terms, spanishText)[0]).toContain(section)
  })
})

describe('moving the party', () => {
  it.each([
    [
      { times: 1, daysBefore: 7 },
      'Move the party once for free, more than 7 days before it.',
      'One free reschedule more than 7 days before the event, to any date that is still free.',
      'Cambie la fecha una vez sin costo, más de 7 días antes de la fiesta.',
      'Un cambio de fecha sin costo más de 7 días antes de la fiesta, a cualquier fecha que siga libre.',
    ],
    [
      { times: 2, daysBefore: 1 },
      'Move the party twice for free, more than 1 day before it.',
      'Two free reschedules more than 1 day before the event, to any date that is still free.',
      'Cambie la fecha dos veces sin costo, más de 1 día antes de la fiesta.',
      'Dos cambios de fecha sin costo más de 1 día antes de la fiesta, a cualquier fecha que siga libre.',
    ],
    [
      { times: 3, daysBefore: 0 },
      'Move the party up to 3 times for free, until the day before it.',
      'Up to 3 free reschedules until the day before the event, to any date that is still free.',
      'Cambie la fecha hasta 3 veces sin costo, hasta el día antes de la fiesta.',
      'Hasta 3 cambios de fecha sin costo hasta el día antes de la fiesta, a cualquier fecha que siga libre.',
    ],
    [
      { times: 3, daysBefore: 7, feeCents: 2_500 },
      'Move the party once for free, more than 7 days before it. Each later move costs $25.00.',
      'One free reschedule more than 7 days before the event, to any date that is still free. Each later move costs $25.00.',
      'Cambie la fecha una vez sin costo, más de 7 días antes de la fiesta. Cada cambio siguiente cuesta $25.00.',
      'Un cambio de fecha sin costo más de 7 días antes de la fiesta, a cualquier fecha que siga libre. Cada cambio siguiente cuesta $25.00.',
    ],
    [
      { times: 0, daysBefore: 7 },
      'Please ask us if you need another date.',
      'Please ask us if you need another date.',
      'Consúltenos si necesita otra fecha.',
      'Consúltenos si necesita otra fecha.',
    ],
  ])('%j', (limits, promise, section, promesa, sección) => {
    const terms = toTerms(5_000, [], limits)
    expect(usualTexts(terms, englishText)['delivery.3.text']).toBe(promise)
    expect(describeMoves(terms, englishText)).toBe(section)
    expect(usualTexts(terms, spanishText)['delivery.3.text']).toBe(promesa)
    expect(describeMoves(terms, spanishText)).toBe(sección)
  })
})

describe('the terms as a text to edit', () => {
  it.each([englishText, spanishText])('has every heading, paragraph and line of the legal page', (text) => {
    const terms = toTerms(8_000, ['30 10000', '14 5000'])
    const written = describeTerms(terms, text).flatMap(({ title, text: paragraph, list = [] }) => [
      { kind: 'heading', text: title },
      ...[paragraph ?? [], list].flat().map((line) => ({ kind: 'paragraph', text: line })),
    ])
    expect(termsBlocks(writeTerms(terms, text))).toEqual(written)
  })

  it('starts with who may book, and includes the figures of the policy', () => {
    const text = writeTerms(toTerms(8_000, ['30 10000']), englishText)
    expect(text).toMatch(/^# Who may book\n\nCustomers must be adults/)
    expect(text).toContain('\n\nAn 80% non-refundable deposit holds your date.\n\n')
    expect(text).toContain('\n\nMore than 30 days before the event: full refund')
  })
})
