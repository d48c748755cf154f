import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { NewerVersionNotice } from '../newer-version-notice.tsx'
import type { VersionedForm } from '../use-versioned-form.ts'

type SettingsFormProps<Fields> = Omit<VersionedForm<Fields>, 'conflict'> & {
  conflict?: VersionedForm<Fields>['conflict']
  /** Names what is saved, since a page can have several cards with a Save button. */
  saveLabel: string
  /** For a card that can also be closed without saving. */
  onCancel?: () => void
  children: ReactNode
}

export function SettingsForm<Fields>(props: SettingsFormProps<Fields>) {
  const text = useText()
  const { form, submit, isSaving, conflict, saveLabel, onCancel, children } = props
  return (
    <Stack
      ref={form.element}
      noValidate
      as="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) submit()
      }}
    >
      {conflict && <NewerVersionNotice conflict={conflict} />}
      {children}
      <Row gap={3} justify="end">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {text('admin.forms.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant={form.isDirty ? 'primary' : 'secondary'}
          isBusy={isSaving}
          busyLabel={text('admin.forms.saving')}
        >
          {saveLabel}
        </Button>
      </Row>
    </Stack>
  )
}
