import type { FormRules } from './form-rules.ts'
import { type Form, useSchemaForm } from './use-schema-form.ts'
import { type MutationOutcome, toastFailed, useSingleMutation } from './use-single-mutation.ts'

type SentFormOptions<Fields, Sent> = MutationOutcome<Sent> & {
  rules: FormRules<Fields>
  initial: Fields
  send: (fields: Fields) => Promise<Sent>
  onSent?: (sent: Sent, form: Form<Fields>) => unknown
}

/**
 * A form that is submitted once and then closed. Returns props for `EditDialog` and `SettingsForm`. On
 * failure it keeps the input and shows the error in a toast and beside the fields that the server named.
 */
export function useSentForm<Fields extends object, Sent>(options: SentFormOptions<Fields, Sent>) {
  const { rules, initial, send, onSent, ...outcome } = options
  const form = useSchemaForm(rules, initial)
  const { mutate, isPending } = useSingleMutation({
    ...outcome,
    mutationFn: send,
    onSuccess: (sent) => onSent?.(sent, form),
    onError: (error) => {
      toastFailed(outcome.failed, error)
      form.refuseAs(error)
    },
  })
  const submit = () => form.submit(mutate)
  return { form, submit, isSaving: isPending }
}
