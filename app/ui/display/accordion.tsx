import type { ReactNode } from 'react'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Icon } from '../icon.tsx'
import styles from './accordion.module.css'

type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

type AccordionProps = { name: string; items: AccordionItem[]; initiallyOpen?: string }

/** The browser keeps at most one item open. Closed items are in the page too, for search engines. */
export function Accordion({ name, items, initiallyOpen }: AccordionProps) {
  return (
    <Stack gap={3}>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} open={id === initiallyOpen} className={styles.item}>
          <summary className={styles.button}>
            <Text as="h3" size="lg">
              {title}
            </Text>
            <span className={styles.mark}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={styles.inner}>{content}</div>
        </details>
      ))}
    </Stack>
  )
}
