import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-body.module.css'

type FamilyRowProps = { family: Pick<Customer, 'id' | 'name' | 'emails'>; onCompare: (id: number) => void }

/** Another record that may be the same family. */
export function FamilyRow({ family: { id, name, emails }, onCompare }: FamilyRowProps) {
  const text = useText()
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {name || text('admin.customers.nameless')}
        <span className={styles.soft}>{emails.join(', ')}</span>
      </span>
      <RowButton
        label={text('admin.customers.compare')}
        variant="secondary"
        name={text('admin.customers.mergeWith', { name })}
        onClick={() => onCompare(id)}
      />
    </li>
  )
}
