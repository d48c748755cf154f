import { useQuery } from '@tanstack/react-query'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { splitAround } from '#app/lib/messages/split-around.ts'
import { phoneHref } from '#app/lib/phone-href.ts'

/** A sentence with the business's telephone number, which can be tapped. */
export function WithPhone({ write }: { write: (phone: string) => string }) {
  const { data: contact = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  const [before, after] = splitAround(write)
  return (
    <>
      {before}
      <a href={phoneHref(contact.phone)}>{contact.phone}</a>
      {after}
    </>
  )
}
