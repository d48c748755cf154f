import type { ReactNode } from 'react'
import { Row, Text } from '#app/ui/layout.tsx'
import styles from './tab-header.module.css'

type TabHeaderProps = {
  title: string
  /** The way back to the list, and to its neighbors. */
  ways?: ReactNode
  /** One sentence below the title. */
  hint?: ReactNode
  /** Buttons; the primary one comes last. */
  actions?: ReactNode
  /** Beside the title, and below it where there is less room, such as a row of tabs. */
  children?: ReactNode
}

/** The header of every tab. */
export function TabHeader({ title, ways, hint, actions, children }: TabHeaderProps) {
  return (
    <Row as="header" gap={4} rowGap={3} justify="space-between" className={styles.header}>
      {ways !== undefined && <div className={styles.ways}>{ways}</div>}
      <h1 className={styles.title}>{title}</h1>
      {children !== undefined && <div className={styles.middle}>{children}</div>}
      {actions !== undefined && (
        <Row gap={2} className={styles.actions}>
          {actions}
        </Row>
      )}
      {hint !== undefined && (
        <Text size="sm" tone="soft" className={styles.hint}>
          {hint}
        </Text>
      )}
    </Row>
  )
}
