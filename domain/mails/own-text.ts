import { message } from '../messages/message.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'

/** What the owner writes in a mail: its subject, its heading, and paragraphs by their names. An empty paragraph is left out. */
export type OwnText = {
  readonly subject?: string
  readonly heading?: string
  readonly paragraphs?: Readonly<Record<string, string>>
}

/** The values of a mail by the names under which its texts ask for them. */
export type Fields = Readonly<Record<string, string>>

const FIELD = /\{([A-Za-z]+)\}/g

/** Returns the text with the values of its fields. A value is text: what looks like a field in it stays as it is. */
export function fillFields(template: string, fields: Fields): string {
  return template.replace(FIELD, (field, name: string) =>
    Object.hasOwn(fields, name) ? (fields[name] ?? '') : field,
  )
}

/** Refuses a text that asks for a value its mail does not have, or has a brace of no field. */
export function checkFields(template: string, known: readonly string[]): Refusal | undefined {
  const names = [...template.matchAll(FIELD)].map(([, name = '']) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined && known.length === 0)
    return refuse('invalid', message('mailTexts.noFields', { field: `{${unknown}}` }))
  if (unknown !== undefined)
    return refuse(
      'invalid',
      message('mailTexts.unknownField', { field: `{${unknown}}`, fields: listFields(known) }),
    )
  if (/[{}]/.test(template.replace(FIELD, '')))
    return refuse(
      'invalid',
      message('mailTexts.braceAlone', { example: listFields(known.slice(0, 1)) || '{name}' }),
    )
  return undefined
}

function listFields(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
