import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsAdmin } from '#app/lib/use-is-admin.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ImageDialog } from './image-dialog.tsx'
import styles from './staff-edits.module.css'

const LIMIT_MEGABYTES = 5

export function HeroEdit() {
  const text = useText()
  const isAdmin = useIsAdmin()
  const [isOpen, setOpen] = useState(false)
  if (!isAdmin) return null
  return (
    <div className={styles.heroButton}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="image" />
        {text('staffEdits.hero.title')}
      </Button>
      <ImageDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        setting="heroImage"
        endpoint="hero"
        limitMegabytes={LIMIT_MEGABYTES}
        title={text('staffEdits.hero.title')}
        hint={text('staffEdits.hero.hint', { limit: LIMIT_MEGABYTES })}
        currentAlt={text('staffEdits.hero.current')}
        uploadLabel={text('staffEdits.hero.upload')}
        successTitle={text('staffEdits.hero.done')}
      />
    </div>
  )
}
