import { useState } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ImageDialog } from './image-dialog.tsx'
import styles from './staff-edits.module.css'

export function LogoEdit() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="pencil"
        label="Edit logo"
        tone="filled"
        className={styles.logoButton}
        onClick={() => setOpen(true)}
      />
      <ImageDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        setting="siteLogo"
        title="Update Website Logo"
        hint="Recommended size: 200x80px"
        currentAlt="The current logo"
        uploadLabel="Upload New Logo"
        successTitle="Logo Updated"
      />
    </>
  )
}
