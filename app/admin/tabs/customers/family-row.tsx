import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Customer } from '#contract/people/customers.ts'
import styles from './customer-dialog.module.css'
import { CUSTOMER_WORDS } from './customer-words.ts'

type FamilyRowProps = { family: Pick<Customer, 'id' | 'name' | 'emails'>; onCompare: (id: number) => void }

/** Another record that may be the same family. */
export function FamilyRow({ family: { id, name, emails }, onCompare }: FamilyRowProps) {
  const words = useWords(CUSTOMER_WORDS)
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {name || words.nameless}
        <span className={styles.soft}>{emails.join(', ')}</span>
      </span>
      <Button variant="secondary" size="sm" aria-label={words.mergeWith(name)} onClick={() => onCompare(id)}>
        {words.compare}
      </Button>
    </li>
  )
}
