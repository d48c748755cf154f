import type { z } from 'zod'
import { readFieldError } from '#contract/wire/field-message.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'

/** Returns what is wrong with a value, in the reader's language. */
export function describeIssue(
  { message }: Pick<z.core.$ZodIssue, 'message'>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const refusal = readFieldError(message)
  return refusal ? textIn(language)(refusal) : message
}
