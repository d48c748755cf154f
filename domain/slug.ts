/** The readable end of an address: `Blue Skies & Dreams` becomes `blue-skies-dreams`. */
export function slugify(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** A theme's own page, with its name in the address for people and search engines. */
export function themePath({
  id,
  name,
  englishName = name,
}: {
  readonly id: number
  readonly name: string
  /** The address keeps it, whatever the reader's language. */
  readonly englishName?: string | undefined
}): string {
  return `/themes/${id}/${slugify(englishName)}`
}
