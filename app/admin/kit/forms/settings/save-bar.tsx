import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import styles from './save-bar.module.css'
import type { SettingsFormProps } from './settings-form.tsx'

/** Appears once there is something to save, at the bottom of the screen or of its form, whichever comes first. */
export function SaveBar<Fields>({ form, isSaving, saveLabel, onCancel }: SettingsFormProps<Fields>) {
  const text = useText()
  if (!form.isDirty && !onCancel) return null
  return (
    <Row gap={3} justify="end" className={styles.bar}>
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
