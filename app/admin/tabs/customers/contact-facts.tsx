import { Fact } from '#app/admin/lists/fact-group.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-dialog.module.css'
import { CUSTOMER_WORDS } from './customer-words.ts'

/** How to reach a family. */
export function ContactFacts({ customer: { emails, phones } }: { customer: Customer }) {
  const words = useWords(CUSTOMER_WORDS)
  return (
    <>
      <Fact name={words.email}>
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`} className={styles.line}>
            {email}
          </a>
        ))}
      </Fact>
      <Fact name={words.phone}>
        {phones.length === 0 && '–'}
        {phones.map((phone) => (
          <a key={phone} href={phoneHref(phone)} className={styles.line}>
            {phone}
          </a>
        ))}
      </Fact>
    </>
  )
}
