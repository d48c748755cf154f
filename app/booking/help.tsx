import { useQuery } from '@tanstack/react-query'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { splitAround } from '#app/lib/messages/split-around.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'

/** Contact details for questions about a booking. */
export function Help({ className }: { className?: string | undefined }) {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  const text = useText()
  const [before, after] = splitAround((phone) => text('booking.common.help', { phone }))
  return (
    <p className={className}>
      {before}
      <a href={phoneHref(contact.phone)}>{contact.phone}</a>
      {after}
    </p>
  )
}
