import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { ImageDialog } from './image-dialog.tsx'
import styles from './staff-edits.module.css'

export function LogoEdit() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (!useIsInBrowser()) return null
  return (
    <>
      <IconButton
        icon="pencil"
        label={text('staffEdits.logo.edit')}
        tone="filled"
        className={styles.logoButton}
        onClick={() => setOpen(true)}
      />
      <ImageDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        setting="siteLogo"
        title={text('staffEdits.logo.title')}
        hint={text('staffEdits.logo.hint')}
        currentAlt={text('staffEdits.logo.current')}
        uploadLabel={text('staffEdits.logo.upload')}
        successTitle={text('staffEdits.logo.done')}
      />
    </>
  )
}
