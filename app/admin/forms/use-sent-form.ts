import { failureWords, toastFailure } from './failure-words.ts'
import type { Problems } from './form-inputs.ts'
import { type Form, useForm } from './use-form.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type SentFormOptions<Fields, Sent> = {
  initial: Fields
  /** Returns the problems of the fields before they are sent; without it nothing is checked here. */
  findProblems?: (fields: Fields) => Problems<Fields>
  send: (fields: Fields) => Promise<Sent>
  onSent: (sent: Sent, form: Form<Fields>) => unknown
  /** Returns the sentence of the toast about a failure. */
  wordsFor?: (error: unknown) => string
}

/**
 * A form that is sent as a whole and then done with. Returns the props of `EditDialog` and `SettingsForm`. A failure
 * keeps the input and is shown in a toast and beside the fields that the server named.
 */
export function useSentForm<Fields extends object, Sent>(options: SentFormOptions<Fields, Sent>) {
  const { initial, findProblems, send, onSent, wordsFor = failureWords } = options
  const form = useForm(initial)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: send,
    onSuccess: (sent) => onSent(sent, form),
    onError: (error) => {
      toastFailure(wordsFor(error))
      form.refuseAs(error)
    },
  })
  const submit = () => {
    if (!form.check(findProblems?.(form.fields) ?? {})) mutate(form.fields)
  }
  return { form, submit, isSaving: isPending }
}
