type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the forms of a page held, in their order. */
export type Typed = readonly (string | boolean)[]

export function readTyped(): Typed {
  return controls().map((control) =>
    control.type === 'radio' ? (control as HTMLInputElement).checked : control.value,
  )
}

/** Fills in what the same forms held before. */
export function fillIn(typed: Typed): void {
  for (const [place, control] of controls().entries()) {
    const content = typed[place]
    if (typeof content === 'boolean') (control as HTMLInputElement).checked = content
    else if (content) control.value = content
  }
}

/** The fields of the forms that work without scripts: they are in the document before their island is awake. */
function controls(): Control[] {
  return [...document.querySelectorAll<Control>('form[method=post] :is(input, textarea, select)')]
}
