import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './accordion.module.css'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

type AccordionProps = { name: string; items: AccordionItem[]; initiallyOpen?: string }

/** The browser keeps at most one item open. Closed items are in the page too, for search engines. */
export function Accordion({ name, items, initiallyOpen }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} open={id === initiallyOpen} className={styles.item}>
          <summary className={styles.button}>
            <h3 className={styles.heading}>{title}</h3>
            <span className={styles.mark}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={styles.inner}>{content}</div>
        </details>
      ))}
    </div>
  )
}
