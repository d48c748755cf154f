import { inBoth } from '#app/lib/language/in-both.ts'
import type { AuditEntry, AuditSubject } from '#contract/operations/audit.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'

export const AUDIT_WORDS = inBoth(
  {
    kinds: {
      booking: 'Bookings',
      theme: 'Themes',
      'add-on': 'Add-ons',
      coupon: 'Coupons',
      calendar: 'Availability',
      resource: 'Resources',
      work: 'Work',
      settings: 'Settings',
      terms: 'Terms of service',
      message: 'Messages',
      testimonial: 'Testimonials',
      customer: 'Customers',
      newsletter: 'Newsletter',
      mail: 'Mails',
      image: 'Pictures',
      difference: 'Differences',
      account: 'Team',
      integration: 'API keys and webhooks',
      import: 'Moving in and out',
    } satisfies Record<AuditSubject, string>,
    one: {
      booking: 'Booking',
      theme: 'Theme',
      'add-on': 'Add-on',
      coupon: 'Coupon',
      calendar: 'Day',
      resource: 'Resource',
      work: 'Work',
      settings: 'Settings',
      terms: 'Terms',
      message: 'Message',
      testimonial: 'Testimonial',
      customer: 'Customer',
      newsletter: 'Newsletter',
      mail: 'Mails',
      image: 'Picture',
      difference: 'Difference',
      account: 'Account',
      integration: 'Integration',
      import: 'Move',
    } satisfies Record<AuditSubject, string>,
    customer: 'The customer',
    system: 'The site itself',
  },
  {
    kinds: {
      booking: 'Reservas',
      theme: 'Temas',
      'add-on': 'Complementos',
      coupon: 'Cupones',
      calendar: 'Fechas',
      resource: 'Recursos',
      work: 'Trabajo',
      settings: 'Configuración',
      terms: 'Términos del servicio',
      message: 'Mensajes',
      testimonial: 'Testimonios',
      customer: 'Clientes',
      newsletter: 'Boletín',
      mail: 'Correos',
      image: 'Imágenes',
      difference: 'Diferencias',
      account: 'Equipo',
      integration: 'Claves de API y webhooks',
      import: 'Mudanza',
    },
    one: {
      booking: 'Reserva',
      theme: 'Tema',
      'add-on': 'Complemento',
      coupon: 'Cupón',
      calendar: 'Día',
      resource: 'Recurso',
      work: 'Trabajo',
      settings: 'Configuración',
      terms: 'Términos',
      message: 'Mensaje',
      testimonial: 'Testimonio',
      customer: 'Cliente',
      newsletter: 'Boletín',
      mail: 'Correos',
      image: 'Imagen',
      difference: 'Diferencia',
      account: 'Cuenta',
      integration: 'Integración',
      import: 'Mudanza',
    },
    customer: 'El cliente',
    system: 'El sitio mismo',
  },
)

/** Returns the actor's name: a username is shown as it is. */
export function actorWords(actor: string, language: Language = DEFAULT_LANGUAGE): string {
  const { customer, system } = AUDIT_WORDS[language]
  if (actor === 'customer') return customer
  return actor === 'system' ? system : actor
}

/** Returns what was changed: 'Booking #12', or a kind with a single instance. */
export function subjectWords(
  { subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const names: Readonly<Record<string, string>> = AUDIT_WORDS[language].one
  const kind = names[subject] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`
  return subjectId === null ? kind : `${kind} #${subjectId}`
}
