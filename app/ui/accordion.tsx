import { type ReactNode, useId, useState } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

type AccordionProps = { items: AccordionItem[]; initiallyOpen?: string }

/** One answer open at a time. The folded ones are in the page too, for search engines and for printing. */
export function Accordion({ items, initiallyOpen }: AccordionProps) {
  const id = useId()
  const [openItem, setOpenItem] = useState(initiallyOpen)
  return (
    <div className={styles.accordion}>
      {items.map((item) => {
        const isOpen = item.id === openItem
        const name = `${id}-${item.id}`
        return (
          <div key={item.id} className={styles.item} data-open={isOpen}>
            <h3 className={styles.heading}>
              <button
                type="button"
                id={name}
                aria-expanded={isOpen}
                aria-controls={`${name}-content`}
                className={styles.button}
                onClick={() => setOpenItem(isOpen ? undefined : item.id)}
              >
                {item.title}
                <span className={styles.mark}>
                  <Icon name="chevron-down" />
                </span>
              </button>
            </h3>
            <section id={`${name}-content`} aria-labelledby={name} className={styles.content}>
              <div className={styles.fold}>
                <div className={styles.inner}>{item.content}</div>
              </div>
            </section>
          </div>
        )
      })}
    </div>
  )
}
