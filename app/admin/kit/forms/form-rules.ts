import type { z } from 'zod'
import { readFieldError } from '#contract/wire/field-message.ts'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Problems } from './form-inputs.ts'

/** A form's validation: the rules and messages come from the schema of the request that it sends. */
export type FormRules<Fields> = {
  /** The schema of the request body, from `contract/`. */
  readonly schema: z.ZodType
  /** Returns the request body, if it is not the fields. Numbers may stay strings: the schemas coerce them. */
  toBody?(fields: Fields): unknown
  /**
   * Maps a path in the request body, such as `policy.reschedule.times`, to a form field, where the names
   * differ.
   */
  toField?(path: string, fields: Fields): string | undefined
  /** Returns problems that the request cannot express, such as two passwords that differ. */
  findMore?(fields: Fields, text: Text): Problems<Fields>
}

export type FoundIssue = { readonly path: string; readonly message: string }

/** Returns the validation errors the API would report, each assigned to the field that can fix it. */
export function findProblems<Fields extends object>(
  rules: FormRules<Fields>,
  fields: Fields,
  text: Text,
): Problems<Fields> {
  const { error } = rules.schema.safeParse(rules.toBody?.(fields) ?? fields, { error: validationSentence })
  const issues = (error?.issues ?? []).map((issue) => {
    const fieldError = readFieldError(issue.message)
    return { path: issue.path.join('.'), message: fieldError ? text(fieldError) : issue.message }
  })
  const problems = placeIssues(rules, fields, issues)
  return { ...problems, ...rules.findMore?.(fields, text), ...problems }
}

/** Returns the first issue for each field. Issues that no field can fix are left out. */
export function placeIssues<Fields extends object>(
  rules: Pick<FormRules<Fields>, 'toField'>,
  fields: Fields,
  issues: readonly FoundIssue[],
): Problems<Fields> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = findField(rules, path, fields)
    if (field !== undefined) problems[field] ??= message
  }
  return problems as Problems<Fields>
}

/** Returns the field that can fix what a path of the request says. */
export function findField<Fields extends object>(
  { toField }: Pick<FormRules<Fields>, 'toField'>,
  path: string,
  fields: Fields,
): string | undefined {
  return toField?.(path, fields) ?? findFieldAtPath(path, fields)
}

/**
 * Returns `zipFees.33139` for `delivery.zipFees.33139`, whether or not the request nests its fields; for a
 * list that is edited as one text, just the field.
 */
function findFieldAtPath(path: string, fields: object): string | undefined {
  const parts = path.split('.')
  const field = parts.findIndex((part) => part in fields)
  if (field < 0) return undefined
  const isOneText = typeof Reflect.get(fields, parts[field] ?? '') === 'string'
  return isOneText ? parts[field] : parts.slice(field).join('.')
}
