import { useId } from 'react'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Card } from '#app/ui/card.tsx'
import type { Diagnosis } from '#contract/doctor.ts'
import styles from './last-backup.module.css'

const MEGABYTE = 1_000_000

export function LastBackup({ backup }: { backup: Diagnosis['lastBackup'] }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        Last Backup
      </h2>
      {backup ? (
        <p>
          <strong>{shortDayAndTimeOf(backup.createdAt)}</strong>, {(backup.bytes / MEGABYTE).toFixed(1)} MB in{' '}
          <span className={styles.folder}>{backup.folder}</span>
        </p>
      ) : (
        <p>There is no daily backup yet.</p>
      )}
    </Card>
  )
}
