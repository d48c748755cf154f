import { useQuery } from '@tanstack/react-query'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { phoneHref } from '#app/lib/phone-href.ts'

/** How to reach a person, for whoever has a question about a booking. */
export function Help({ className }: { className?: string | undefined }) {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <p className={className}>
      Questions about your booking? Call us at <a href={phoneHref(contact.phone)}>{contact.phone}</a>.
    </p>
  )
}
