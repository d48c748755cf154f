import type { ComponentProps, ReactNode } from 'react'
import { Row } from '#app/ui/layout.tsx'
import styles from './figures.module.css'

/** Figures side by side, each under its name. */
export function Figures(props: Pick<ComponentProps<typeof Row>, 'aria-busy' | 'children'>) {
  return <Row {...props} as="dl" gap={6} rowGap={3} align="stretch" className={styles.figures} />
}

export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
