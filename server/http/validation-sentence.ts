import type { z } from 'zod'
import type { Language } from '#domain/text/language.ts'

/** Returns the message where a schema has none of its own: a sentence for the caller instead of the library's terms. */
export function validationSentence(language: Language) {
  const words = WORDS[language]
  return (issue: z.core.$ZodRawIssue): string => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? words.required : words.send(issue.expected)
      case 'too_small':
        return words.bounded(issue.origin, words.atLeast(issue.minimum))
      case 'too_big':
        return words.bounded(issue.origin, words.atMost(issue.maximum))
      case 'invalid_value':
        return words.oneOf(issue.values.map(String).join(', '))
      default:
        return words.otherForm
    }
  }
}

type Bound = number | bigint

const ENGLISH = {
  required: 'This field is required',
  send: (type: string) => `Please send ${ENGLISH_NAMES[type] ?? 'another kind of value'} here`,
  atLeast: (minimum: Bound) => `at least ${minimum}`,
  atMost: (maximum: Bound) => `at most ${maximum}`,
  bounded(origin: string, bound: string) {
    if (origin === 'array') return `Please send a list of ${bound}`
    return origin === 'string' ? `Please use ${bound} characters` : `Please send a number of ${bound}`
  },
  oneOf: (values: string) => `Please choose one of: ${values}`,
  otherForm: 'This is not in the form that is expected here',
}

const SPANISH: typeof ENGLISH = {
  required: 'Este campo es obligatorio',
  send: (type) => `Envíe aquí ${SPANISH_NAMES[type] ?? 'otro tipo de valor'}`,
  atLeast: (minimum) => `al menos ${minimum}`,
  atMost: (maximum) => `como máximo ${maximum}`,
  bounded(origin, bound) {
    if (origin === 'array') return `Envíe una lista de ${bound}`
    return origin === 'string' ? `Escriba ${bound} caracteres` : `Envíe un número de ${bound}`
  },
  oneOf: (values) => `Elija uno de estos valores: ${values}`,
  otherForm: 'Esto no tiene la forma que se espera aquí',
}

const WORDS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH }

const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a JSON object',
  string: 'text',
}

const SPANISH_NAMES: Readonly<Record<string, string>> = {
  array: 'una lista',
  boolean: 'verdadero o falso',
  int: 'un número entero',
  number: 'un número',
  object: 'un objeto JSON',
  string: 'texto',
}
