import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/display/card.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  hint?: string
  /** Still loading: the panel keeps its place. */
  isLoading?: boolean
  children: ReactNode
}

/** A titled card of the dashboard. */
export function Panel({ title, hint, isLoading = false, children }: PanelProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {isLoading ? <SkeletonText lines={4} /> : children}
    </Card>
  )
}

/** Shown if the panel is empty, which here is mostly good news. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>
}
