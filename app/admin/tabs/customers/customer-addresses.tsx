import { useWords } from '#app/lib/language/in-both.ts'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-dialog.module.css'
import { CUSTOMER_WORDS } from './customer-words.ts'

/**
 * Names the addresses of a record before its data is handed out or erased. Anybody can book with a stranger's phone
 * number, and so add an address to that family.
 */
export function CustomerAddresses({ emails }: Pick<Customer, 'emails'>) {
  const words = useWords(CUSTOMER_WORDS)
  return (
    <>
      <p>{words.addressesIntro}</p>
      <ul className={styles.addresses}>
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      {emails.length > 1 && <p>{words.checkAddresses}</p>}
    </>
  )
}
