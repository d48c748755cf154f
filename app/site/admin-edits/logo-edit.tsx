import { useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { ADMIN_EDITS_WORDS } from './admin-edits-words.ts'
import { ImageDialog } from './image-dialog.tsx'
import styles from './staff-edits.module.css'

export function LogoEdit() {
  const words = useWords(ADMIN_EDITS_WORDS).logo
  const [isOpen, setOpen] = useState(false)
  if (!useIsInBrowser()) return null
  return (
    <>
      <IconButton
        icon="pencil"
        label={words.edit}
        tone="filled"
        className={styles.logoButton}
        onClick={() => setOpen(true)}
      />
      <ImageDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        setting="siteLogo"
        title={words.title}
        hint={words.hint}
        currentAlt={words.current}
        uploadLabel={words.upload}
        successTitle={words.done}
      />
    </>
  )
}
