import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { fillIn } from '#app/lib/messages/fill-in.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { usePrepared } from '#app/site/use-prepared.ts'

export function ContactParagraph() {
  const info = usePrepared(contactInfoQuery) ?? DEFAULT_CONTACT_INFO
  const text = useText()
  const pathIn = usePathIn()
  const places = {
    email: <a href={`mailto:${info.email}`}>{info.email}</a>,
    phone: <a href={phoneHref(info.phone)}>{info.phone}</a>,
    form: <a href={pathIn('/#contact')}>{text('legal.form')}</a>,
  }
  return (
    <>
      <h2>{text('legal.questions')}</h2>
      <p>{fillIn(places, (marks) => text('legal.write', marks))}</p>
    </>
  )
}
