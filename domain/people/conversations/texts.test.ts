import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueTexts } from './due-texts.ts'
import { firstName } from './fit-text.ts'
import { measureText, toGsm } from './gsm.ts'
import { readKeyword, saysMore } from './keywords.ts'
import { isSendingHour, nextSendingTime } from './sending-hours.ts'

it.each([
  [' Maria  Gomez', 'Maria'],
  ['J.R. Ewing', 'J.R.'],
  ['D’Angelo-Peña X', 'D’Angelo-Peña'],
  ['evil.example/win now', 'evil'],
  ['https://evil.example', 'https'],
  ['win@evil.example', 'win'],
])('%j is greeted as %j, without a link', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})

describe('the size of a text', () => {
  it.each([
    ['', 0, 1],
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(306), 306, 2],
    ['a'.repeat(307), 307, 3],
    ['€'.repeat(80), 160, 1],
    ['€'.repeat(81), 162, 2],
    // A two-septet character is not split: 76 fit into the first part of 153.
    [`${'€'.repeat(153)}`, 306, 3],
    ['ñ¿é'.repeat(53), 159, 1],
  ])('of %s is %d in %d', (text, length, segments) => {
    expect(measureText(text)).toEqual({ length, segments, isGsm: true })
  })

  it.each([
    ['á'.repeat(70), 70, 1],
    ['á'.repeat(71), 71, 2],
    ['🎉'.repeat(35), 70, 1],
    ['🎉'.repeat(36), 72, 2],
    ['🎉'.repeat(67), 134, 3],
  ])('of %s, which has other characters, is %d in %d', (text, length, segments) => {
    expect(measureText(text)).toEqual({ length, segments, isGsm: false })
  })

  it('is measured in septets once a text is converted to GSM', () => {
    expect(toGsm('María Núñez — “sí” 🎉 ¡Año!')).toBe('Maria Nuñez - "si" ¡Año!')
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => measureText(toGsm(text)).isGsm))
  })
})

describe('a text that a family sent', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    '"STOP"',
    'StopAll',
    'UNSUBSCRIBE',
    'cancel',
    'END',
    'Quit!',
    'BAJA',
    'Baja, por favor',
    'stop please',
    'No more texts',
    'please, no more texts!!',
    'Stop texting me',
    'stop the messages please',
    'Don’t text me again',
    'do not send me any more messages',
    'Take me off your list',
    'no más mensajes',
    'No quiero más mensajes',
    'ya no quiero recibir sus mensajes',
    'Dejen de escribirme',
    'no me escriban',
    'denme de baja',
    'Stop. Thank you',
    'STOP 🛑',
    'please stop',
    'Please stop!!!',
    'Hi, please stop. Thanks so much',
    'No thanks, stop',
    'stop now',
    'STOP STOP STOP',
    'S.T.O.P',
    'stoppp',
    'Stop it',
    'STOP - Maria',
    'stop\nSent from my phone',
    '*STOP*',
    '\u200bSTOP',
    'We moved away. Stop.',
    'Opt-out, thanks',
    'please opt me out',
    'I want to unsubscribe',
    'Can you please stop texting me?',
    'Please stop contacting me',
    'Unsubscribe 👎',
    'please cancel',
    'cancel, thank you',
    'parar',
    'ALTO',
    'Alto, gracias',
    '¡Alto!',
    'Paren por favor',
    'por favor, paren ya',
    'Basta',
    'no más mensajes por favor',
    'Detengan los mensajes',
    'Quiero darme de baja',
    'Dejen de mandarme mensajes',
    'Remove me',
    'Please remove me.',
    'remove my number',
    'Lose my number',
    'Leave me alone',
    'Do not contact me',
    'Don’t contact me anymore',
    'Wrong number, stop',
    'Not interested, STOP',
    'unsub',
    'End texts',
    'cancel all texts',
    'stop promotions',
    'STOP/ALTO',
    'stop, alto',
    'ＳＴＯＰ',
    'STOP sent from my iPhone',
    'Deja de escribirme',
    'Quiten mi número',
    'Cancelar suscripción',
  ])('%s means stop', (text) => expect(readKeyword(text)).toBe('stop'))

  it.each(['START', 'start', 'Unstop', 'ALTA', 'alta.'])('%s asks for them again', (text) =>
    expect(readKeyword(text)).toBe('start'),
  )

  it.each([
    'We would like to cancel one teepee',
    'Can you stop by at 5?',
    'The party starts at six',
    'When does it end?',
    'Is the bus stop near the house a problem?',
    'Thank you, no more questions!',
    'Can you text me when you are here?',
    'La música está muy baja',
    'No, mañana',
    'Please don’t stop by before 5',
    'please don’t stop',
    'Stop by at 5 please',
    'Don’t stop texting me',
    'do not stop the messages, we love them',
    'Did you stop sending messages?',
    'You can stop at the gate',
    'I want you to stop by first',
    'The last stop. Thanks',
    'Full stop?',
    'Can we end at 8, please?',
    'Please cancel our party',
    'Start at five please',
    'Para cuatro niñas',
    '¿Pueden parar en la esquina?',
    'No dejen de escribirme',
    'no paren los mensajes',
    'Está alto el techo',
    'Please don’t leave me alone with 20 kids',
    'Remove one teepee',
    'Do not contact my husband, contact me',
    'The last one, stop',
    'Cancel the texts on the banner',
    'No dejes de escribirme',
    'yes',
    '',
  ])('%s is for people to read', (text) => expect(readKeyword(text)).toBe('words'))
})

describe('a text with a keyword', () => {
  it.each([
    ['STOP', false],
    ['Stop. Thank you', false],
    ['please stop', false],
    ['cancel', false],
    ['Cancel!', false],
    ['please cancel', true],
    ['Stop! The address is wrong, it is 12 Oak Street', true],
    ['We moved away. Stop.', true],
  ])('%s: people should read it, too: %s', (text, isForPeople) => expect(saysMore(text)).toBe(isForPeople))
})

describe('the hours of automatic texts', () => {
  it.each([
    ['2027-01-04T12:59:59Z', '2027-01-04T13:00:00Z'],
    ['2027-01-04T13:00:00Z', '2027-01-04T13:00:00Z'],
    ['2027-01-05T00:59:59Z', '2027-01-05T00:59:59Z'],
    ['2027-01-05T01:00:00Z', '2027-01-05T13:00:00Z'],
    // Clocks go forward on March 14 and back on November 7.
    ['2027-03-14T01:30:00Z', '2027-03-14T12:00:00Z'],
    ['2027-11-07T00:30:00Z', '2027-11-07T13:00:00Z'],
  ])('at %s a text is sent at %s', (now, at) => {
    expect(nextSendingTime(new Date(now))).toEqual(new Date(at))
  })

  it('are never at night, and never more than twelve hours away', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2029-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        const at = nextSendingTime(instant)
        expect(isSendingHour(at)).toBe(true)
        expect(+at - +instant).toBeGreaterThanOrEqual(0)
        expect(+at - +instant).toBeLessThanOrEqual(13 * 3_600_000)
      }),
    )
  })
})

describe('the texts about a party', () => {
  const party = {
    bookingDate: '2027-01-16',
    isActive: true,
    bookedAt: new Date('2027-01-04T15:00:00Z'),
    wasBookedElsewhere: false,
    balanceAskedAt: undefined,
    onTheWayAt: undefined,
    doneAt: undefined,
  }
  const kindsAt = (now: string, changes: object = {}) =>
    dueTexts({ ...party, ...changes }, new Date(now)).map(({ kind }) => kind)

  it.each([
    ['2027-01-04T15:00:00Z', {}, ['confirmed']],
    ['2027-01-05T14:59:00Z', {}, ['confirmed']],
    ['2027-01-05T15:00:00Z', {}, []],
    ['2027-01-04T15:00:00Z', { isActive: false }, []],
    ['2027-01-04T15:00:00Z', { bookedAt: undefined }, []],
    ['2027-01-04T15:00:00Z', { wasBookedElsewhere: true }, []],
    ['2027-01-06T15:00:00Z', { balanceAskedAt: new Date('2027-01-06T14:15:00Z') }, ['balance']],
    ['2027-01-15T14:59:00Z', {}, []],
    ['2027-01-15T15:00:00Z', {}, ['day-before']],
    ['2027-01-15T15:00:00Z', { wasBookedElsewhere: true }, ['day-before']],
    ['2027-01-16T00:59:00Z', {}, ['day-before']],
    ['2027-01-16T01:00:00Z', {}, []],
    ['2027-01-16T18:30:00Z', { onTheWayAt: new Date('2027-01-16T18:00:00Z') }, ['on-the-way']],
    ['2027-01-16T19:00:00Z', { onTheWayAt: new Date('2027-01-16T18:00:00Z') }, []],
    [
      '2027-01-16T18:30:00Z',
      { onTheWayAt: new Date('2027-01-16T18:00:00Z'), doneAt: new Date('2027-01-16T18:29:00Z') },
      ['done'],
    ],
    // A crew that left before the party was moved.
    ['2027-01-15T14:30:00Z', { onTheWayAt: new Date('2027-01-15T14:00:00Z') }, []],
    // Booked the evening before: the reminder would come on the day itself.
    ['2027-01-16T01:30:00Z', { bookedAt: new Date('2027-01-16T01:10:00Z') }, ['confirmed']],
  ])('at %s with %j: %j', (now, changes, kinds) => {
    expect(kindsAt(now, changes)).toEqual(kinds)
  })
})
