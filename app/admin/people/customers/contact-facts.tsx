import { Fact } from '#app/admin/parts/lists/fact-group.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-body.module.css'

/** How to reach a family. */
export function ContactFacts({ customer: { emails, phones } }: { customer: Customer }) {
  const text = useText()
  return (
    <>
      <Fact name={text('admin.customers.email')}>
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`} className={styles.line}>
            {email}
          </a>
        ))}
      </Fact>
      <Fact name={text('admin.customers.phone')}>
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
