import { useQuery } from '@tanstack/react-query'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { useBookingWords } from './words/booking-words.ts'

/** Contact details for questions about a booking. */
export function Help({ className }: { className?: string | undefined }) {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  const [before, phone, after] = useBookingWords().help(contact.phone)
  return (
    <p className={className}>
      {before}
      <a href={phoneHref(phone)}>{phone}</a>
      {after}
    </p>
  )
}
