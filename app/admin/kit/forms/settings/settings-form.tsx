import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { FormElement } from '../form-element.tsx'
import type { VersionedForm } from '../use-versioned-form.ts'
import styles from './settings-form.module.css'

type SettingsFormProps<Fields> = SaveBarProps<Fields> & {
  submit: VersionedForm<Fields>['submit']
  conflict?: VersionedForm<Fields>['conflict']
  /** Edits nothing that is stored, such as a new password: its button is always there. */
  isSentOnce?: boolean
  children: ReactNode
}

export function SettingsForm<Fields>(props: SettingsFormProps<Fields>) {
  const text = useText()
  const { form, submit, isSaving, conflict, saveLabel, isSentOnce, children } = props
  return (
    <FormElement {...{ form, submit, conflict }}>
      {children}
      {isSentOnce ? (
        <Row justify="end">
          <Button type="submit" isBusy={isSaving} busyLabel={text('admin.forms.saving')}>
            {saveLabel}
          </Button>
        </Row>
      ) : (
        <SaveBar {...props} />
      )}
    </FormElement>
  )
}

type SaveBarProps<Fields> = Pick<VersionedForm<Fields>, 'form' | 'isSaving'> & {
  /** Names what is saved, since a page can have several forms. */
  saveLabel: string
  /** For a card that can also be closed without saving. */
  onCancel?: () => void
}

/** Appears once there is something to save, at the bottom of the screen or of its form, whichever comes first. */
function SaveBar<Fields>({ form, isSaving, saveLabel, onCancel }: SaveBarProps<Fields>) {
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
        {text(onCancel ? 'ui.cancel' : 'admin.forms.discard.confirm')}
      </Button>
      <Button type="submit" aria-label={saveLabel} isBusy={isSaving} busyLabel={text('admin.forms.saving')}>
        {text('admin.forms.save')}
      </Button>
    </Row>
  )
}
