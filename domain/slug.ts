/** The readable end of an address: `Blue Skies & Dreams` becomes `blue-skies-dreams`. */
export function slugify(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
