/** Joins the class names that apply: `classNames(styles.card, lifts && styles.lifts)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
