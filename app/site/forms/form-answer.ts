/** The server's response to a form submitted without JavaScript. All input is kept. */
export type FormAnswer<Field extends string> = {
  readonly values: Readonly<Record<Field, string>>
  readonly problems: Readonly<Partial<Record<Field, string>>>
  /** Why it could not be stored, although the input is valid. */
  readonly failure?: string
}

/** How a page handles a form submitted without JavaScript. */
export type ReceivedForm<Field extends string> = {
  readonly answer?: FormAnswer<Field>
  readonly isDone: boolean
  readonly status: number
}

export const NOT_SENT = { isDone: false, status: 200 } as const

/** Returns a form's values for these fields, in order. */
export function getTexts<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as Record<
    Field,
    string
  >
}
