import type { z } from 'zod'

/** What is told where a schema has no words of its own: a sentence for the caller instead of the library's terms. */
export function validationSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is required'
        : `Please send ${named(issue.expected)} here`
    case 'too_small':
      return bounded(issue.origin, `at least ${issue.minimum}`)
    case 'too_big':
      return bounded(issue.origin, `at most ${issue.maximum}`)
    case 'invalid_value':
      return `Please choose one of: ${issue.values.map(String).join(', ')}`
    default:
      return 'This is not in the form that is expected here'
  }
}

const NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a JSON object',
  string: 'text',
}

function named(type: string): string {
  return NAMES[type] ?? 'another kind of value'
}

function bounded(origin: string, bound: string): string {
  if (origin === 'array') return `Please send a list of ${bound}`
  return origin === 'string' ? `Please use ${bound} characters` : `Please send a number of ${bound}`
}
