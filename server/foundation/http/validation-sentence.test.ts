import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import { describeIssue } from './describe-issue.ts'

describe('the message of a schema without its own', () => {
  test.each<[z.ZodType, unknown, string, string]>([
    [z.string(), undefined, 'This field is required', 'Este campo es obligatorio'],
    [z.string(), 5, 'Send text here', 'Envíe aquí texto'],
    [z.boolean(), 'maybe', 'Send true or false here', 'Envíe aquí verdadero o falso'],
    [z.number(), 'five', 'Send a number here', 'Envíe aquí un número'],
    [z.int(), 2.5, 'Send a whole number here', 'Envíe aquí un número entero'],
    [z.array(z.string()), 'x', 'Send a list here', 'Envíe aquí una lista'],
    [z.object({}), [], 'Send a JSON object here', 'Envíe aquí un objeto JSON'],
    [z.object({}), null, 'Send a JSON object here', 'Envíe aquí un objeto JSON'],
    [z.date(), 5, 'Send another kind of value here', 'Envíe aquí otro tipo de valor'],
    [z.int().min(1), 0, 'Send a number of at least 1', 'Envíe un número de al menos 1'],
    [z.int().max(99), 100, 'Send a number of at most 99', 'Envíe un número de como máximo 99'],
    [z.string().max(3), 'four', 'Use at most 3 characters', 'Escriba como máximo 3 caracteres'],
    [z.array(z.int()).max(1), [1, 2], 'Send a list of at most 1', 'Envíe una lista de como máximo 1'],
    [
      z.enum(['percentage', 'fixed']),
      'half',
      'Choose one of: percentage, fixed',
      'Elija uno de estos valores: percentage, fixed',
    ],
    [
      z.string().regex(/^a/),
      'b',
      'This isn’t in the expected form',
      'Esto no tiene la forma que se espera aquí',
    ],
    [z.string('A name is needed'), 5, 'A name is needed', 'A name is needed'],
  ])('%#: %o', (schema, value, english, spanish) => {
    const [issue] = schema.safeParse(value, { error: validationSentence }).error?.issues ?? []
    expect(issue && describeIssue(issue, 'en')).toBe(english)
    expect(issue && describeIssue(issue, 'es')).toBe(spanish)
  })
})
