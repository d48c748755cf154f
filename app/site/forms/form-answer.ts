/** What the server says to a form that was sent without the page's script. Nothing that was typed is lost. */
export type FormAnswer<Field extends string> = {
  readonly values: Readonly<Record<Field, string>>
  readonly problems: Readonly<Partial<Record<Field, string>>>
  /** Why it could not be kept, although nothing is wrong with it. */
  readonly failure?: string
}

/** The texts of a form, in the order of these fields. */
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
