import { failureWords, toastFailure } from './failure-words.ts'
import type { FormRules } from './form-rules.ts'
import { type Form, useSchemaForm } from './use-schema-form.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type SentFormOptions<Fields, Sent, Answer> = {
  rules: FormRules<Fields>
  initial: Fields
  /** Sends the fields; again with what staff override, if that was refused. */
  send: (fields: Fields, override: Answer | undefined) => Promise<Sent>
  onSent: (sent: Sent, form: Form<Fields>) => unknown
  /** Is told of every failure first. Returns whether it has told staff itself, so that no toast is needed. */
  onFailed?: (error: unknown, form: Form<Fields>, override: Answer | undefined) => boolean | undefined
  /** Returns the sentence of the toast about a failure. */
  wordsFor?: (error: unknown) => string
}

/**
 * A form that is sent as a whole and then done with. Returns the props of `EditDialog` and `SettingsForm`. A failure
 * keeps the input and is shown in a toast and beside the fields that the server named.
 */
export function useSentForm<Fields extends object, Sent, Answer = never>(
  options: SentFormOptions<Fields, Sent, Answer>,
) {
  const { rules, initial, send, onSent, onFailed, wordsFor = failureWords } = options
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
