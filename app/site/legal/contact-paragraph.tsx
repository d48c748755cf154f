import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/contact-info-query.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { usePrepared } from '../use-prepared.ts'

export function ContactParagraph() {
  const info = usePrepared(contactInfoQuery) ?? DEFAULT_CONTACT_INFO
  return (
    <>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${info.email}`}>{info.email}</a>, call{' '}
        <a href={phoneHref(info.phone)}>{info.phone}</a>, or use the <a href="/#contact">contact form</a>.
      </p>
    </>
  )
}
