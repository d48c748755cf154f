import type { ReactNode } from 'react'
import { Row, Text } from '#app/ui/layout.tsx'
import styles from './tab-header.module.css'

type TabHeaderProps = {
  title: string
  /** One sentence below the title. */
  hint?: ReactNode
  /** Buttons; the primary one comes last. */
  actions?: ReactNode
}

/** The header of every tab. */
export function TabHeader({ title, hint, actions }: TabHeaderProps) {
  return (
    <Row as="header" gap={5} rowGap={3} justify="space-between" marginBottom={5} className={styles.header}>
      <div>
        <h1>{title}</h1>
        {hint !== undefined && (
          <Text marginTop={1} size="sm" tone="soft">
            {hint}
          </Text>
        )}
      </div>
      {actions !== undefined && <Row gap={3}>{actions}</Row>}
    </Row>
  )
}
