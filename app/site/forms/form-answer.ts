/** The server's response to a form sent without the page's script. All input is kept. */
export type FormAnswer<Field extends string> = {
  readonly values: Readonly<Record<Field, string>>
  readonly problems: Readonly<Partial<Record<Field, string>>>
  /** Why it could not be stored, although the input is valid. */
  readonly failure?: string
}

/** Returns the texts of a form, in the order of these fields. */
export async function textsOf<Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<Record<Field, string>> {
  const form = await request.formData()
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as Record<
    Field,
    string
  >
}
