import { type ReactNode, useId } from 'react'
import { Card } from '#app/ui/display/card.tsx'
import styles from './settings-card.module.css'

type SettingsCardProps = { title: string; hint?: ReactNode; action?: ReactNode; children: ReactNode }

export function SettingsCard({ title, hint, action, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </Card>
  )
}
