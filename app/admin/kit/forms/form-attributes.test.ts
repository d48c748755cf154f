import { expect, it } from 'vitest'
import { z } from 'zod'
import { amount, email, optionalText, partyDay, text, wholeNumber } from '#contract/wire/fields.ts'
import { getAttributes } from './form-attributes.ts'

const schema = z.object({
  name: text({ max: 60 }),
  party: z.object({ day: partyDay(), language: z.enum(['en', 'es']) }).partial(),
  mail: email(),
  notes: optionalText(500),
  stock: wholeNumber('No number').default(10),
  limit: wholeNumber('No number').nullish(),
  price: amount(),
  isShown: z.boolean(),
})

it('an input says what the schema of the request requires, under whatever name it is sent', () => {
  const fields = { title: '', day: '', language: '', mail: '', notes: '', stock: '', limit: '', price: '' }
  const toField = (path: string) => (path === 'name' ? 'title' : undefined)
  expect(Object.fromEntries(getAttributes({ schema, toField }, fields))).toEqual({
    title: { required: true, maxLength: 60 },
    day: { required: true },
    // A select always has one of them.
    language: {},
    mail: { required: true, maxLength: 254 },
    notes: { required: false, maxLength: 500 },
    stock: { required: true },
    limit: { required: false },
    price: { required: true },
  })
})
