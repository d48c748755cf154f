import { fillFields } from '../mail-texts/own-text.ts'

/** What a saved answer may contain in braces. */
export const ANSWER_FIELDS = ['name', 'day', 'link'] as const

type Values = Readonly<Partial<Record<(typeof ANSWER_FIELDS)[number], string | undefined>>>

/** Fills in what is known; the rest stays as it is, for staff to see. */
export function fillAnswer(text: string, values: Values): string {
  const known = Object.entries(values).filter(([, value]) => value)
  return fillFields(text, Object.fromEntries(known) as Readonly<Record<string, string>>)
}

/** Returns the first field that was not filled in, which no family must read. */
export function findUnfilled(text: string): string | undefined {
  return ANSWER_FIELDS.map((field) => `{${field}}`).find((field) => text.includes(field))
}
