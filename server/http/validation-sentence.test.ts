import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validationSentence } from './validation-sentence.ts'

describe('what a schema without words of its own is told in', () => {
  test.each([
    [z.string(), undefined, 'This field is required'],
    [z.string(), 5, 'Please send text here'],
    [z.boolean(), 'maybe', 'Please send true or false here'],
    [z.number(), 'five', 'Please send a number here'],
    [z.int(), 2.5, 'Please send a whole number here'],
    [z.array(z.string()), 'x', 'Please send a list here'],
    [z.object({}), [], 'Please send a JSON object here'],
    [z.object({}), null, 'Please send a JSON object here'],
    [z.date(), 5, 'Please send another kind of value here'],
    [z.int().min(1), 0, 'Please send a number of at least 1'],
    [z.int().max(99), 100, 'Please send a number of at most 99'],
    [z.string().max(3), 'four', 'Please use at most 3 characters'],
    [z.array(z.int()).max(1), [1, 2], 'Please send a list of at most 1'],
    [z.enum(['percentage', 'fixed']), 'half', 'Please choose one of: percentage, fixed'],
    [z.string().regex(/^a/), 'b', 'This is not in the form that is expected here'],
    [z.string('A name is needed'), 5, 'A name is needed'],
  ])('%#: %o', (schema: z.ZodType, value, sentence) => {
    expect(schema.safeParse(value, { error: validationSentence }).error?.issues[0]?.message).toBe(sentence)
  })
})
