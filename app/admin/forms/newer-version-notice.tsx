import { useEffect, useRef } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FORMS_WORDS } from './forms-words.ts'
import styles from './newer-version-notice.module.css'
import type { Conflict } from './use-versioned-form.ts'
import { WarningNotice } from './warning-notice.tsx'

/** Says that another user saved first, and asks which version to keep. */
export function NewerVersionNotice({ conflict }: { conflict: Conflict }) {
  const words = useWords(FORMS_WORDS).newer
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <WarningNotice
      ref={notice}
      role="alert"
      tabIndex={-1}
      icon="users"
      words={
        <>
          <strong>{words.happened}</strong> {words.yours}
        </>
      }
    >
      <div className={styles.choices}>
        <Button variant="secondary" size="sm" onClick={conflict.adoptTheirs}>
          {words.useTheirs}
        </Button>
        <Button variant="secondary" size="sm" onClick={conflict.saveMine}>
          {words.saveMine}
        </Button>
      </div>
    </WarningNotice>
  )
}
