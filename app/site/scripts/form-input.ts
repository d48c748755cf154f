type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The input in a page's forms, in document order. */
export type Typed = readonly (string | boolean)[]

export function readInput(): Typed {
  return controls().map((control) =>
    control.type === 'radio' ? (control as HTMLInputElement).checked : control.value,
  )
}

/** Fills in the input that the same forms had before. */
export function restoreInput(typed: Typed): void {
  for (const [place, control] of controls().entries()) {
    const content = typed[place]
    if (typeof content === 'boolean') (control as HTMLInputElement).checked = content
    else if (content) control.value = content
  }
}

/** The fields of forms that work without JavaScript: they exist before their island is hydrated. */
function controls(): Control[] {
  return [...document.querySelectorAll<Control>('form[method=post] :is(input, textarea, select)')]
}
