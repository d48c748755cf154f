/** The pages with a card form. Only their documents may load a card provider's script. */
export function hasCardForm(path: string): boolean {
  return /^\/(booking\/4|my-booking\/[^/]+)\/?$/.test(path)
}
