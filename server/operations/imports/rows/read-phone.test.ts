import { describe, expect, it } from 'vitest'
import { loadPhoneReader } from './read-phone.ts'

const read = await loadPhoneReader()

describe('a phone number in a file', () => {
  it.each(['3055550123', '(305) 555-0123', '305.555.0123', '305 555-0123'])('%s stays as it is', (cell) => {
    expect(read(cell)).toEqual({ phone: cell, changes: [] })
  })

  it.each([
    '3055550123.0',
    '3055550123,00',
    '3.055550123E+09',
    '3,055550123E9',
    '3,055,550,123',
    '3.055.550.123',
    '="3055550123"',
    '13055550123',
    '13055550123.0',
    '1-305-555-0123',
    '+1 (305) 555-0123',
    '001-305-555-0123',
    'tel:+1-305-555-0123',
    'Cell: 305-555-0123',
    '305-555-0123 (mom)',
    '305 55 50 123',
    '305.555.0123.0',
    '305-555-0123,00',
    'WhatsApp +1 305 555 0123',
    'WhatsApp: (305) 555-0123',
    'WA +13055550123',
    'Celular +1 (305) 555-0123',
    '\u202a+1 305-555-0123\u202c',
    '305.555.0123 / (305) 555-0123',
  ])('%j is ten digits', (cell) =>
    expect(read(cell)).toEqual({ phone: '3055550123', changes: ['phone_tidied'] }),
  )

  it.each([
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['+442079460958', '+44 20 7946 0958'],
    ['+442079460958.0', '+44 20 7946 0958'],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
    ['(+44) 20 7946 0958', '+44 20 7946 0958'],
    ['0044 20 7946 0958', '+44 20 7946 0958'],
    ['011 44 20 7946 0958', '+44 20 7946 0958'],
    ['+44 7700 900123', '+44 7700 900123'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
    // Ten digits in all, as many as a US number has.
    ['+47 22 12 34 56', '+47 22 12 34 56'],
    ['+34 612 34 56 78', '+34 612 34 56 78'],
  ])('%s keeps its country code', (cell, phone) => {
    expect(read(cell)).toEqual({ phone, changes: ['phone_country_code'] })
  })

  it.each([
    ['305-555-0142 x12', '3055550142', '12'],
    ['(305) 555-0142 ext. 12', '3055550142', '12'],
    ['305-555-0142 #12', '3055550142', '12'],
    ['305-555-0142,12', '3055550142', '12'],
    ['1 305 555 0142 extension 9', '3055550142', '9'],
    ['tel:+1-305-555-0142;ext=12', '3055550142', '12'],
    ['+44 20 7946 0958 ext 3', '+44 20 7946 0958', '3'],
  ])('%s has an extension', (cell, phone, extension) => {
    expect(read(cell)).toMatchObject({
      phone,
      extension,
      changes: expect.arrayContaining(['phone_extension']),
    })
  })

  it.each([
    '305-555-0123 / 786-555-0456',
    '305-555-0123, 786-555-0456',
    '305-555-0123 786-555-0456',
    '305-555-0123 or 786-555-0456',
    '305-555-0123\n786-555-0456',
    '+44 20 7946 0958; 305-555-0123',
  ])('is not chosen from %j', (cell) => expect(read(cell)).toMatchObject({ id: 'imports.phoneTwo' }))

  it.each(['3.05555E+09', '4.42079E+11', '3,05555E+09', '3.05555012E+09'])('%s was rounded', (cell) => {
    expect(read(cell)).toMatchObject({ id: 'imports.phoneRounded' })
  })

  it.each([
    '442079460958',
    '30555501234',
    '1 305 555 01234',
    '+1 305 555 012',
    '305-555-0123/24',
    '305.555.0123.5',
    '061 23 45 67 89',
    '02079460958',
    '+52 1',
    '555-0123',
    'Fax 2 305 555 0123',
  ])('%s cannot be told, and nothing is cut off', (cell) => {
    const found = read(cell)
    if ('changes' in found) expect(found).toEqual({ phone: cell, changes: [] })
    else expect(found).toMatchObject({ id: 'imports.phoneUnclear' })
  })

  it.each(['n/a', '-', 'none', 'No phone', '?', 'ninguno'])('%s is none', (cell) => {
    expect(read(cell)).toEqual({ changes: [] })
  })
})
