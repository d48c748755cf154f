import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import { AUTOMATIC_TEXTS } from '#domain/people/conversations/due-texts.ts'
import { measureText } from '#domain/people/conversations/gsm.ts'
import { composeText } from './compose-text.ts'

const BOOKING = {
  customerName: 'María Gómez',
  bookingDate: '2027-02-13',
  partyStartTime: '17:00',
  totalCents: 124_900,
  discountCents: 0,
  paidCents: 50_000,
}

it('the automatic texts read as follows', () => {
  const business = 'Moonlit Teepees'
  const all = (language: 'en' | 'es') =>
    AUTOMATIC_TEXTS.map((kind) => composeText(kind, BOOKING, { language, business }))
  expect(all('en')).toEqual([
    'Moonlit Teepees: Hi Maria, your party on Feb 13, 2027 is booked. Details are in your email. Questions? Just reply. STOP ends texts.',
    'Moonlit Teepees: Hi Maria, $749.00 is left to pay for your party on Feb 13, 2027. The link is in your email. STOP ends texts.',
    'Moonlit Teepees: Tomorrow is the day, Maria! We set up between 2:00 PM and 3:00 PM. Questions? Just reply. STOP ends texts.',
    'Moonlit Teepees: Hi Maria, our crew is on its way to you. See you soon!',
    'Moonlit Teepees: It is all set up, Maria. Enjoy the party!',
  ])
  expect(all('es')).toEqual([
    'Moonlit Teepees: Hola Maria, su fiesta del 13 feb 2027 esta reservada. Los detalles estan en su correo. ¿Dudas? Responda aqui. BAJA: no mas mensajes.',
    'Moonlit Teepees: Hola Maria, faltan por pagar $749.00 de su fiesta del 13 feb 2027. El enlace esta en su correo. BAJA: no mas mensajes.',
    'Moonlit Teepees: ¡Mañana es el dia, Maria! Entre 2:00 p.m. y 3:00 p.m. montamos todo. ¿Preguntas? Responda aqui. BAJA: no mas mensajes.',
    'Moonlit Teepees: Hola Maria, nuestro equipo va en camino. ¡Nos vemos pronto!',
    'Moonlit Teepees: Ya esta todo montado, Maria. ¡Que disfruten la fiesta!',
  ])
})

it('an automatic text fits into one segment in either language, whatever the names', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('€', '{', 'ñ', 'W', '🎉', 'ß'), minLength: 1, maxLength: 300 }),
  )
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...AUTOMATIC_TEXTS),
        language: fc.constantFrom('en', 'es'),
        business: anyText,
        customerName: anyText,
        partyStartTime: fc.constantFrom(...PARTY_START_TIMES),
        totalCents: fc.integer({ min: 0, max: 99_999_999 }),
        day: fc.integer({ min: 1, max: 28 }),
        month: fc.integer({ min: 1, max: 12 }),
      }),
      ({ kind, language, business, day, month, ...facts }) => {
        const two = (number: number) => String(number).padStart(2, '0')
        const booking = { ...BOOKING, ...facts, bookingDate: `2027-${two(month)}-${two(day)}` }
        const size = measureText(composeText(kind, booking, { language, business }))
        expect([size.isGsm, size.segments]).toEqual([true, 1])
        expect(size.length).toBeLessThanOrEqual(160)
      },
    ),
    { numRuns: 2000 },
  )
})
