import type { AuditEntry, AuditSubject } from '#contract/audit.ts'

export const KINDS: Record<AuditSubject, string> = {
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
  image: 'Pictures',
  difference: 'Differences',
  account: 'Team',
  integration: 'API keys and webhooks',
}

/** Whoever did it: a username is shown as it is. */
export function actorWords(actor: string): string {
  if (actor === 'customer') return 'The customer'
  return actor === 'system' ? 'The site itself' : actor
}

const ONE: Record<string, string> = { calendar: 'Day', image: 'Picture' }

/** What was changed: 'Booking #12', or a kind of which there is one alone. */
export function subjectWords({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>): string {
  const kind = ONE[subject] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`
  return subjectId === null ? kind : `${kind} #${subjectId}`
}

/** Fields by the names that people know: 'totalAmount: 150.00 → 270.00' is about the total amount. */
export function detailWords(details: string): string {
  return details.replace(/(^|; )([a-zA-Z]+): (?=[^;]*→)/g, (_, before: string, field: string) => {
    const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return `${before}${words.charAt(0).toUpperCase()}${words.slice(1)}: `
  })
}
