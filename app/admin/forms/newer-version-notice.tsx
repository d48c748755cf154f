import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './newer-version-notice.module.css'
import type { Conflict } from './use-versioned-form.ts'

/** Says that somebody else saved first, and asks which version to keep. */
export function NewerVersionNotice({ conflict }: { conflict: Conflict }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <p className={styles.words}>
        <Icon name="users" />
        <span>
          <strong>Somebody else saved a newer version while you were editing.</strong> What you entered is
          still here and has not been saved.
        </span>
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" size="sm" onClick={conflict.adoptTheirs}>
          Use Their Version
        </Button>
        <Button variant="secondary" size="sm" onClick={conflict.saveMine}>
          Save Mine Over It
        </Button>
      </div>
    </div>
  )
}
