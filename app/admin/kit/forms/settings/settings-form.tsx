import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { NewerVersionNotice } from '../newer-version-notice.tsx'
import type { VersionedForm } from '../use-versioned-form.ts'
import { SaveBar, type SaveBarProps } from './save-bar.tsx'

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
      {isSentOnce ? (
        <Row justify="end">
          <Button type="submit" isBusy={isSaving} busyLabel={text('admin.forms.saving')}>
            {saveLabel}
          </Button>
        </Row>
      ) : (
        <SaveBar {...props} />
      )}
    </Stack>
  )
}
