import { useText } from '#app/lib/messages/use-text.ts'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-body.module.css'

/**
 * Lists a record's email addresses before its data is exported or erased. Anybody can book with a stranger's
 * phone number, which adds their address to that family's record.
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
