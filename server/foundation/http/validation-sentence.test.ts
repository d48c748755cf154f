import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import { describeIssue } from './describe-issue.ts'

describe('the message of a schema without its own', () => {
  test.each<[z.ZodType, unknown, string, string]>([
    [z.string(), undefined, 'This field is required', 'Este campo es obligatorio'],
    [z.string(), 5, 'Please send text here', 'Envíe aquí texto'],
    [z.boolean(), 'maybe', 'Please send true or false here', 'Envíe aquí verdadero o falso'],
    [z.number(), 'five', 'Please send a number here', 'Envíe aquí un número'],
    [z.int(), 2.5, 'Please send a whole number here', 'Envíe aquí un número entero'],
    [z.array(z.string()), 'x', 'Please send a list here', 'Envíe aquí una lista'],
    [z.object({}), [], 'Please send a JSON object here', 'Envíe aquí un objeto JSON'],
    [z.object({}), null, 'Please send a JSON object here', 'Envíe aquí un objeto JSON'],
    [z.date(), 5, 'Please send another kind of value here', 'Envíe aquí otro tipo de valor'],
    [z.int().min(1), 0, 'Please send a number of at least 1', 'Envíe un número de al menos 1'],
    [z.int().max(99), 100, 'Please send a number of at most 99', 'Envíe un número de como máximo 99'],
    [z.string().max(3), 'four', 'Please use at most 3 characters', 'Escriba como máximo 3 caracteres'],
    [z.array(z.int()).max(1), [1, 2], 'Please send a list of at most 1', 'Envíe una lista de como máximo 1'],
    [
      z.enum(['percentage', 'fixed']),
      'half',
      'Please choose one of: percentage, fixed',
      'Elija uno de estos valores: percentage, fixed',
    ],
    [
      z.string().regex(/^a/),
      'b',
      'This is not in the form that is expected here',
      'Esto no tiene la forma que se espera aquí',
    ],
    [z.string('A name is needed'), 5, 'A name is needed', 'A name is needed'],
  ])('%#: %o', (schema, value, english, spanish) => {
    const [issue] = schema.safeParse(value, { error: validationSentence }).error?.issues ?? []
    expect(issue && describeIssue(issue, 'en')).toBe(english)
    expect(issue && describeIssue(issue, 'es')).toBe(spanish)
  })
})
