import type { ReactNode } from 'react'
import { Stack, Text } from '#app/ui/layout.tsx'
import styles from './fact-group.module.css'

type FactGroupProps = {
  title: string
  /** The heading level. */
  level?: 3 | 4
  actions?: ReactNode
  children: ReactNode
}

/** Related facts under a heading. */
export function FactGroup({ title, level = 4, actions, children }: FactGroupProps) {
  return (
    <section className={styles.group}>
      <Text as={level === 3 ? 'h3' : 'h4'} font="body" size="sm" marginBottom={2}>
        {title}
      </Text>
      <Stack as="dl" gap={1}>
        {children}
      </Stack>
      {actions}
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className="touch-targets">{children}</dd>
    </div>
  )
}
