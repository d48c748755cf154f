import { describe, expect, it } from 'vitest'
import { actorWords, detailsIn, detailWords, subjectWords } from './audit-words.ts'

describe('the words of the audit log', () => {
  it.each([
    ['totalAmount: 150.00 → 270.00', 'Total amount: 150.00 → 270.00'],
    ['city: Miami → Doral; zipCode:  → 33101', 'City: Miami → Doral; Zip code:  → 33101'],
    ['by phone', 'by phone'],
    ['Erin Shore: What a lovely night', 'Erin Shore: What a lovely night'],
    ['2027-02-13: Family wedding', '2027-02-13: Family wedding'],
  ])('%j reads %j', (details, words) => {
    expect(detailWords(details)).toBe(words)
  })

  it.each([
    ['bookingStatus: pending → confirmed', 'Estado: pendiente → confirmada'],
    [
      'bookingDate: 2027-02-13 → 2027-02-20; isDeposit: true → false; addons: 1 × Luna → none',
      'Fecha: 2027-02-13 → 2027-02-20; Con depósito: sí → no; Complementos: 1 × Luna → ninguno',
    ],
    ['$75.00', '$75.00'],
    ['$1,175.00 in cash', '$1,175.00 en efectivo'],
    ['by phone', 'por teléfono'],
    ['It was not paid in time.', 'No se pagó a tiempo.'],
  ])('%j reads %j in Spanish', (details, words) => {
    expect(detailsIn('es', details)).toEqual({ words, lang: 'es' })
    expect(detailsIn('en', details)).toEqual({ words: detailWords(details), lang: 'en' })
  })

  it.each([
    'by phone, although the calendar said: The day is full.',
    'city: Miami → Doral; although the calendar said: The day is full.',
    'taxExemption:  → certificate 12',
    '$5.00 back (policy: $9.00). She was ill.',
    'constructor',
    'toString:  → x',
  ])('%j stays as it was written', (details) => {
    expect(detailsIn('es', details)).toEqual({ words: detailWords(details), lang: 'en' })
  })

  it.each([
    ['maria', 'maria'],
    ['customer', 'The customer'],
    ['system', 'The site itself'],
  ])('%j is %j', (actor, words) => {
    expect(actorWords(actor)).toBe(words)
  })

  it('names whoever did it and what was changed in Spanish', () => {
    expect(actorWords('customer', 'es')).toBe('El cliente')
    expect(subjectWords({ subject: 'booking', subjectId: 12 }, 'es')).toBe('Reserva #12')
  })

  it.each([
    ['booking', 12, 'Booking #12'],
    ['settings', null, 'Settings'],
    ['calendar', null, 'Day'],
    ['image', 3, 'Picture #3'],
  ])('%s %s is %j', (subject, subjectId, words) => {
    expect(subjectWords({ subject, subjectId })).toBe(words)
  })
})
