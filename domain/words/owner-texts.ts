import { formatShort } from '../time/party-day.ts'

/** How the API names one of the owner's texts, in English. */
type OwnerText = { readonly place: string; readonly about: string; readonly field: string }

const FIELDS: Readonly<Record<string, string>> = {
  Name: 'Nombre',
  Description: 'Descripción',
  Item: 'Elemento',
  Title: 'Título',
  'Business hours': 'Horario de atención',
  Reason: 'Motivo',
  Text: 'Texto',
  Comment: 'Comentario',
}

export function fieldInSpanish({ field }: Pick<OwnerText, 'field'>): string {
  return FIELDS[field] ?? field
}

const ABOUT_THE_SITE: Readonly<Record<string, string>> = {
  Item: 'Lo que se incluye',
  Title: 'Sitio',
  'Business hours': 'Contacto',
}

/** Translates what a text is about; names of themes and add-ons stay as the owner wrote them. */
export function aboutInSpanish({ place, about, field }: OwnerText): string {
  const [kind, key = ''] = place.split('/')
  if (kind === 'closed-day') return `Cerrado el ${formatShort(key, 'es')}`
  if (kind === 'terms') return `Términos del servicio, versión ${key}`
  if (kind === 'testimonial') return about.replace(/^Testimonial of /, 'Testimonio de ')
  return kind === 'settings' ? (ABOUT_THE_SITE[field] ?? about) : about
}
