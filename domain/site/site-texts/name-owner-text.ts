import type { Text } from '#domain/foundation/messages/text.ts'

/** How the API identifies one of the owner's texts, in English. */
export type OwnerText = { readonly place: string; readonly about: string; readonly field: string }

const FIELDS = {
  Name: 'name',
  Description: 'description',
  Item: 'item',
  Title: 'title',
  'Business hours': 'hours',
  Reason: 'reason',
  Text: 'text',
  Comment: 'comment',
} as const

/** Returns what a text is about and its role there, for people; names that the owner gave are left as written. */
export function nameOwnerText(
  own: OwnerText,
  text: Text,
): { readonly about: string; readonly field: string } {
  const field = isField(own.field) ? text(`admin.translations.fields.${FIELDS[own.field]}`) : own.field
  return { about: getSubject(own, text), field }
}

function getSubject({ place, about, field }: OwnerText, text: Text): string {
  const [kind, key = ''] = place.split('/')
  if (kind === 'closed-day') return text('admin.translations.about.closedDay', { day: key })
  if (kind === 'terms') return text('admin.translations.about.terms', { version: key })
  if (kind === 'testimonial')
    return text('admin.translations.about.testimonial', { name: about.replace(/^Testimonial of /, '') })
  if (kind !== 'settings' || !isField(field)) return about
  const part = FIELDS[field]
  return part === 'item' || part === 'title' || part === 'hours'
    ? text(`admin.translations.about.${part}`)
    : about
}

function isField(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name)
}
