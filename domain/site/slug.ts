/** Returns the readable last segment of a path: `Blue Skies & Dreams` becomes `blue-skies-dreams`. */
export function slugify(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Returns the path of a theme's page, with its name for people and search engines. */
export function themePath({
  id,
  name,
  englishName = name,
}: {
  readonly id: number
  readonly name: string
  /** Used in the path, whatever the reader's language. */
  readonly englishName?: string | undefined
}): string {
  return `/themes/${id}/${slugify(englishName)}`
}
