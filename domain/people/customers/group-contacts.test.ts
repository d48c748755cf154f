import fc from 'fast-check'
import { expect, it } from 'vitest'
import { groupContacts, type NewContact } from './group-contacts.ts'

const contact = (email: string, ...keys: string[]): NewContact => ({ email, keys })
const nobody = new Map<string, number[]>()

it.each<[string, NewContact[], Map<string, number[]>, unknown]>([
  [
    'without a phone number every address is a family',
    [contact('a'), contact('b')],
    nobody,
    [
      [undefined, 'a'],
      [undefined, 'b'],
    ],
  ],
  [
    'two addresses with one number are one family',
    [contact('a', '1'), contact('b', '1')],
    nobody,
    [[undefined, 'a', 'b']],
  ],
  ['a known number leads to its customer', [contact('a', '1')], new Map([['1', [7]]]), [[7, 'a']]],
  [
    'a number of two customers decides nothing',
    [contact('a', '1')],
    new Map([['1', [7, 8]]]),
    [[undefined, 'a']],
  ],
  [
    'numbers that lead to two customers decide nothing',
    [contact('a', '1', '2')],
    new Map([
      ['1', [7]],
      ['2', [8]],
    ]),
    [[undefined, 'a']],
  ],
  [
    'two numbers of the same customer lead there',
    [contact('a', '1', '2')],
    new Map([
      ['1', [7]],
      ['2', [7]],
    ]),
    [[7, 'a']],
  ],
  [
    'an address adds a number by which the next one is matched',
    [contact('a', '1', '2'), contact('b', '2')],
    new Map([['1', [7]]]),
    [[7, 'a', 'b']],
  ],
])('%s', (_name, contacts, known, families) => {
  const found = groupContacts(contacts, known).map(({ customerId, emails }) => [customerId, ...emails])
  expect(found).toEqual(families)
})

it('puts every address into exactly one family, and never two customers into the same one', () => {
  const phone = fc.constantFrom('1', '2', '3', '4')
  const contacts = fc.uniqueArray(fc.record({ email: fc.string(), keys: fc.array(phone) }), {
    selector: ({ email }) => email,
  })
  const known = fc.array(fc.tuple(phone, fc.array(fc.integer({ min: 1, max: 5 }))))
  fc.assert(
    fc.property(contacts, known, (given, pairs) => {
      const families = groupContacts(given, new Map(pairs))
      expect(families.flatMap(({ emails }) => emails).sort()).toEqual(given.map(({ email }) => email).sort())
      const joined = families.flatMap(({ customerId }) => (customerId === undefined ? [] : [customerId]))
      expect(new Set(joined).size).toBe(joined.length)
    }),
  )
})
