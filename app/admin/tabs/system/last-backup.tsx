import { useId } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Card } from '#app/ui/display/card.tsx'
import type { Diagnosis } from '#contract/operations/doctor.ts'
import styles from './last-backup.module.css'
import { SYSTEM_WORDS } from './system-words.ts'

const MEGABYTE = 1_000_000

export function LastBackup({ backup }: { backup: Diagnosis['lastBackup'] }) {
  const id = useId()
  const language = useLanguage()
  const words = useWords(SYSTEM_WORDS).backup
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {words.title}
      </h2>
      {backup ? (
        <p>
          <strong>{formatShortDayAndTime(backup.createdAt, language)}</strong>
          {words.size((backup.bytes / MEGABYTE).toFixed(1))}
          <span className={styles.folder}>{backup.folder}</span>
        </p>
      ) : (
        <p>{words.none}</p>
      )}
    </Card>
  )
}
