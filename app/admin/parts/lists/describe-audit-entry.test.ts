import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeActor, describeSubject } from './describe-audit-entry.ts'

describe('the words of the audit log', () => {
  it.each([
    ['maria', 'maria'],
    ['customer', 'The customer'],
    ['system', 'The site itself'],
  ])('%j is %j', (actor, words) => {
    expect(describeActor(actor, textIn('en'))).toBe(words)
  })

  it('names whoever did it and what was changed in Spanish', () => {
    expect(describeActor('customer', textIn('es'))).toBe('El cliente')
    expect(describeSubject({ subject: 'booking', subjectId: 12 }, textIn('es'))).toBe('Reserva #12')
  })

  it.each([
    ['booking', 12, 'Booking #12'],
    ['settings', null, 'Settings'],
    ['calendar', null, 'Day'],
    ['image', 3, 'Photo #3'],
  ])('%s %s is %j', (subject, subjectId, words) => {
    expect(describeSubject({ subject, subjectId }, textIn('en'))).toBe(words)
  })
})
