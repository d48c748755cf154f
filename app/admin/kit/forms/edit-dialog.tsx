import { type ReactNode, useId, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog, type DialogProps } from '#app/ui/overlays/dialog.tsx'
import { DiscardQuestion } from './discard-question.tsx'
import { FormElement } from './form-element.tsx'
import type { Conflict, VersionedForm } from './use-versioned-form.ts'

type EditDialogProps<Fields> = Pick<DialogProps, 'title' | 'description' | 'size'> &
  Omit<VersionedForm<Fields>, 'conflict'> & {
    conflict?: Conflict | undefined
    saveLabel: string
    savingLabel?: string
    /** Above the buttons, such as the price: it stays in sight and covers nothing. */
    note?: ReactNode
    /** False while the input cannot be saved at all. */
    canSave?: boolean
    onClose: () => void
    children: ReactNode
  }

/** A form in a dialog. Dismissing it with unsaved input asks first; Cancel does not. */
export function EditDialog<Fields>(props: EditDialogProps<Fields>) {
  const text = useText()
  const {
    form,
    submit,
    isSaving,
    conflict,
    saveLabel,
    savingLabel = text('admin.forms.saving'),
    onClose,
    children,
  } = props
  const { canSave = true, note } = props
  const { title, description, size = '2xl' } = props
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      onClose={() => (form.isDirty ? setIsAsking(true) : onClose())}
      {...{ title, description, size }}
      footer={
        <>
          {note}
          <Button variant="secondary" onClick={onClose}>
            {text('ui.cancel')}
          </Button>
          <Button type="submit" form={id} disabled={!canSave} isBusy={isSaving} busyLabel={savingLabel}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <FormElement id={id} {...{ form, submit, conflict }}>
        {children}
      </FormElement>
      <DiscardQuestion isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
    </Dialog>
  )
}
