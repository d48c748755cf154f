import { contactInfoQuery, DEFAULT_CONTACT_INFO } from '#app/lib/api/contact-info-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { usePrepared } from '../use-prepared.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'

export function ContactParagraph() {
  const info = usePrepared(contactInfoQuery) ?? DEFAULT_CONTACT_INFO
  const words = useWords(LEGAL_WORDS)
  const pathIn = usePathIn()
  return (
    <>
      <h2>{words.questions}</h2>
      <p>
        {words.write({
          email: <a href={`mailto:${info.email}`}>{info.email}</a>,
          phone: <a href={phoneHref(info.phone)}>{info.phone}</a>,
          form: (link) => <a href={pathIn('/#contact')}>{link}</a>,
        })}
      </p>
    </>
  )
}
