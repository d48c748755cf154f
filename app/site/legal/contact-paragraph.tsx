import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'

export function ContactParagraph() {
  const { data: info = DEFAULT_CONTACT_INFO } = useQuery(contactInfoQuery)
  return (
    <>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${info.email}`}>{info.email}</a>, call {info.phone}, or use the{' '}
        <Link to="/#contact">contact form</Link>.
      </p>
    </>
  )
}
