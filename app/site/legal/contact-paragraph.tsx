import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { phoneHref } from '#app/lib/phone-href.ts'

export function ContactParagraph() {
  const { data: info = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${info.email}`}>{info.email}</a>, call{' '}
        <a href={phoneHref(info.phone)}>{info.phone}</a>, or use the <Link to="/#contact">contact form</Link>.
      </p>
    </>
  )
}
