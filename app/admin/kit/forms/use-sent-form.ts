import { describeFailure, toastFailure } from './describe-failure.ts'
import type { FormRules } from './form-rules.ts'
import { type Form, useSchemaForm } from './use-schema-form.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type SentFormOptions<Fields, Sent, Answer> = {
  rules: FormRules<Fields>
  initial: Fields
  /** Submits the fields; after a refusal, again with the override. */
  send: (fields: Fields, override: Answer | undefined) => Promise<Sent>
  onSent: (sent: Sent, form: Form<Fields>) => unknown
  /**
   * Called first for every error. Returns whether it has informed staff itself, so that no toast is needed.
   */
  onFailed?: (error: unknown, form: Form<Fields>, override: Answer | undefined) => boolean | undefined
  /** Returns the toast's message for an error. */
  wordsFor?: (error: unknown) => string
}

/**
 * A form that is submitted once and then closed. Returns props for `EditDialog` and `SettingsForm`. On
 * failure it keeps the input and shows the error in a toast and beside the fields that the server named.
 */
export function useSentForm<Fields extends object, Sent, Answer = never>(
  options: SentFormOptions<Fields, Sent, Answer>,
) {
  const { rules, initial, send, onSent, onFailed, wordsFor = describeFailure } = options
  const form = useSchemaForm(rules, initial)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ fields, override }: { fields: Fields; override?: Answer | undefined }) =>
      send(fields, override),
    onSuccess: (sent) => onSent(sent, form),
    onError: (error, { override }) => {
      if (!onFailed?.(error, form, override)) toastFailure(wordsFor(error))
      form.refuseAs(error)
    },
  })
  const submit = (override?: Answer) => form.submit((fields) => mutate({ fields, override }))
  return { form, submit, isSaving: isPending }
}
