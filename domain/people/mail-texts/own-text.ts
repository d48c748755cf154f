import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'

/**
 * What the owner writes in a mail: its subject, its heading, and its paragraphs by name. An empty paragraph is left
 * out.
 */
export type OwnText = {
  readonly subject?: string
  readonly heading?: string
  readonly paragraphs?: Readonly<Record<string, string>>
}

/** The values of a mail, by the names its texts use for them. */
export type MailFields = Readonly<Record<string, string>>

const FIELD = /\{([A-Za-z]+)\}/g

/**
 * Fills in the fields of a text. Values are inserted literally: anything in them that looks like a field is left alone.
 */
export function fillFields(template: string, fields: MailFields): string {
  return template.replace(FIELD, (field, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] ?? '') : field,
  )
}

/** Refuses a text that uses a field its mail does not have, or contains a stray brace. */
export function checkFields(template: string, known: readonly string[]): Refusal | undefined {
  const names = [...template.matchAll(FIELD)].map(([, name = '']) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined && known.length === 0)
    return refuse('invalid', 'mailTexts.noFields', { field: `{${unknown}}` })
  if (unknown !== undefined)
    return refuse('invalid', 'mailTexts.unknownField', { field: `{${unknown}}`, fields: listFields(known) })
  if (/[{}]/.test(template.replace(FIELD, '')))
    return refuse('invalid', 'mailTexts.braceAlone', { example: listFields(known.slice(0, 1)) || '{name}' })
  return undefined
}

function listFields(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
