/**
 * While booking, two add-ons always show the same pictures, whatever the catalogue contains (see the specification).
 */
const SUBSTITUTES = [
  { isMeant: /movie/i, image: '/uploads/images/movie-night.jpg' },
  { isMeant: /s[’']?mores/i, image: '/uploads/images/smores-station.jpg' },
] as const

export const SUBSTITUTE_IMAGES: readonly string[] = SUBSTITUTES.map(({ image }) => image)

export function substituteImage(addonName: string): string | undefined {
  return SUBSTITUTES.find(({ isMeant }) => isMeant.test(addonName))?.image
}
