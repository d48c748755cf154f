import { useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { useIsAdmin } from '#app/lib/use-is-admin.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ADMIN_EDITS_WORDS } from './admin-edits-words.ts'
import { ImageDialog } from './image-dialog.tsx'
import styles from './staff-edits.module.css'

const LIMIT_MEGABYTES = 5

export function HeroEdit() {
  const words = useWords(ADMIN_EDITS_WORDS).hero
  const isAdmin = useIsAdmin()
  const [isOpen, setOpen] = useState(false)
  if (!isAdmin) return null
  return (
    <div className={styles.heroButton}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="image" />
        {words.title}
      </Button>
      <ImageDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        setting="heroImage"
        endpoint="hero"
        limitMegabytes={LIMIT_MEGABYTES}
        title={words.title}
        hint={words.hint(LIMIT_MEGABYTES)}
        currentAlt={words.current}
        uploadLabel={words.upload}
        successTitle={words.done}
      />
    </div>
  )
}
