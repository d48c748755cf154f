import type { ComponentProps, FormEvent } from 'react'
import { Stack } from '#app/ui/layout.tsx'
import { NewerVersionNotice } from './newer-version-notice.tsx'
import type { Form } from './use-schema-form.ts'
import type { Conflict } from './use-versioned-form.ts'

type FormElementProps = Omit<ComponentProps<typeof Stack>, 'form' | 'as' | 'ref'> & {
  form: Pick<Form<object>, 'element'>
  submit: () => void
  /** Somebody else saved first. */
  conflict?: Conflict | undefined
}

/** Validated by the form's own rules instead of the browser's. */
export function FormElement({ form, submit, conflict, children, ...stack }: FormElementProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from nested dialogs too: ignore submits of their forms.
    if (event.target === event.currentTarget) submit()
  }
  return (
    <Stack {...stack} as="form" ref={form.element} noValidate onSubmit={onSubmit}>
      {conflict && <NewerVersionNotice conflict={conflict} />}
      {children}
    </Stack>
  )
}
