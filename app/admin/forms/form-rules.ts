import type { z } from 'zod'
import { readFieldError } from '#contract/wire/field-message.ts'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import type { Text } from '#domain/messages/text.ts'
import type { Problems } from './form-inputs.ts'

/** Where a form takes its rules and their messages from: the description of the request that it sends. */
export type FormRules<Fields> = {
  /** The schema of the request's body, from `contract/`. */
  readonly schema: z.ZodType
  /** Returns the body of the request. Numbers may stay as typed: the schemas read them. */
  toBody(fields: Fields): unknown
  /** Returns the field that shows what is wrong at a path of the body, such as `policy.reschedule.times`, if their names differ. */
  toField?(path: string, fields: Fields): string | undefined
  /** Returns what no request can say, such as two passwords that differ. */
  findMore?(fields: Fields, text: Text): Problems<Fields>
}

export type FoundIssue = { readonly path: string; readonly message: string }

/** Returns what the API would answer to the fields, each beside the field that can mend it. */
export function findProblems<Fields extends object>(
  rules: FormRules<Fields>,
  fields: Fields,
  text: Text,
): Problems<Fields> {
  const { error } = rules.schema.safeParse(rules.toBody(fields), { error: validationSentence })
  const issues = (error?.issues ?? []).map((issue) => {
    const said = readFieldError(issue.message)
    return { path: issue.path.join('.'), message: said ? text(said) : issue.message }
  })
  const problems = placeIssues(rules, fields, issues)
  return { ...problems, ...rules.findMore?.(fields, text), ...problems }
}

/** Returns the issues of a request beside their fields: the first of each. What no field can mend is left out. */
export function placeIssues<Fields extends object>(
  { toField }: Pick<FormRules<Fields>, 'toField'>,
  fields: Fields,
  issues: readonly FoundIssue[],
): Problems<Fields> {
  const problems: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = toField?.(path, fields) ?? findFieldAtPath(path, fields)
    if (field !== undefined) problems[field] ??= message
  }
  return problems as Problems<Fields>
}

/**
 * Returns `zipFees.33139` of `delivery.zipFees.33139`, whether or not the request groups its fields; of a list that is
 * typed into one text, the field.
 */
function findFieldAtPath(path: string, fields: object): string | undefined {
  const parts = path.split('.')
  const field = parts.findIndex((part) => part in fields)
  if (field < 0) return undefined
  const isOneText = typeof Reflect.get(fields, parts[field] ?? '') === 'string'
  return isOneText ? parts[field] : parts.slice(field).join('.')
}
