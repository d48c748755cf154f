import { slugify } from '#domain/slug.ts'

/** A theme's own page, with its name in the address for people and search engines. */
export function themePath({ id, name }: { id: number; name: string }): string {
  return `/themes/${id}/${slugify(name)}`
}
