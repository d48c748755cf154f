import { Button } from '#app/ui/button.tsx'
import type { Customer } from '#contract/customers.ts'
import styles from './customer-dialog.module.css'
import { WORDS } from './customer-words.ts'

type FamilyRowProps = { family: Pick<Customer, 'id' | 'name' | 'emails'>; onCompare: (id: number) => void }

/** Another record that may be the same family. */
export function FamilyRow({ family: { id, name, emails }, onCompare }: FamilyRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        {name || WORDS.nameless}
        <span className={styles.soft}>{emails.join(', ')}</span>
      </span>
      <Button variant="secondary" size="sm" aria-label={WORDS.mergeWith(name)} onClick={() => onCompare(id)}>
        {WORDS.compare}
      </Button>
    </li>
  )
}
