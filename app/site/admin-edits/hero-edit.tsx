import { useState } from 'react'
import { useIsAdmin } from '#app/lib/use-is-admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ImageDialog } from './image-dialog.tsx'
import styles from './staff-edits.module.css'

const LIMIT_MEGABYTES = 5

export function HeroEdit() {
  const isAdmin = useIsAdmin()
  const [isOpen, setOpen] = useState(false)
  if (!isAdmin) return null
  return (
    <div className={styles.heroButton}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="image" />
        Change Hero Image
      </Button>
      <ImageDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        setting="heroImage"
        endpoint="hero"
        limitMegabytes={LIMIT_MEGABYTES}
        title="Change Hero Image"
        hint={`A wide picture looks best. Maximum file size is ${LIMIT_MEGABYTES}MB.`}
        currentAlt="The current hero image"
        uploadLabel="Upload New Image"
        successTitle="Hero Image Updated"
      />
    </div>
  )
}
