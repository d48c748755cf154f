import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { VersionedForm } from '../use-versioned-form.ts'
import styles from './save-bar.module.css'

export type SaveBarProps<Fields> = Pick<VersionedForm<Fields>, 'form' | 'isSaving'> & {
  /** Names what is saved, since a page can have several forms. */
  saveLabel: string
  /** For a card that can also be closed without saving. */
  onCancel?: () => void
}

/** Appears once there is something to save, at the bottom of the screen or of its form, whichever comes first. */
export function SaveBar<Fields>({ form, isSaving, saveLabel, onCancel }: SaveBarProps<Fields>) {
  const text = useText()
  if (!form.isDirty && !onCancel) return null
  return (
    <Row justify="end" wraps={false} className={styles.bar}>
      {form.isDirty && (
        <Text as="span" size="sm" weight={600} className={styles.words}>
          {text('admin.forms.unsaved')}
        </Text>
      )}
      <Button variant="secondary" disabled={isSaving} onClick={onCancel ?? form.discard}>
        {text(onCancel ? 'admin.forms.cancel' : 'admin.forms.discard.confirm')}
      </Button>
      <Button type="submit" aria-label={saveLabel} isBusy={isSaving} busyLabel={text('admin.forms.saving')}>
        {text('admin.forms.save')}
      </Button>
    </Row>
  )
}
