import type { z } from 'zod'
import { fieldError } from './field-message.ts'

/**
 * Returns the message for schemas without one of their own: a sentence for the caller rather than the library's
 * wording.
 */
export function validationSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? fieldError('fields.required')
        : fieldError('fields.kind', { kind: issue.expected })
    case 'too_small':
      return describeSize(issue.origin, 'atLeast', issue.minimum)
    case 'too_big':
      return describeSize(issue.origin, 'atMost', issue.maximum)
    case 'invalid_value':
      return fieldError('fields.oneOf', { values: issue.values.map(String).join(', ') })
    case 'invalid_key':
      return issue.issues[0]?.message ?? fieldError('fields.otherForm')
    default:
      return fieldError('fields.otherForm')
  }
}

function describeSize(origin: string, bound: 'atLeast' | 'atMost', most: number | bigint): string {
  const size = { bound, limit: Number(most) }
  if (origin === 'array') return fieldError('fields.listSize', size)
  return origin === 'string' ? fieldError('fields.textSize', size) : fieldError('fields.numberSize', size)
}
