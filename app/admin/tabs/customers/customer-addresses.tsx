import { useText } from '#app/lib/messages/use-text.ts'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-body.module.css'

/**
 * Names the addresses of a record before its data is handed out or erased. Anybody can book with a stranger's phone
 * number, and so add an address to that family.
 */
export function CustomerAddresses({ emails }: Pick<Customer, 'emails'>) {
  const text = useText()
  return (
    <>
      <p>{text('admin.customers.addressesIntro')}</p>
      <ul className={styles.addresses}>
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
      {emails.length > 1 && <p>{text('admin.customers.checkAddresses')}</p>}
    </>
  )
}
