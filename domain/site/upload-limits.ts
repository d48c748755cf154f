export const BYTES_PER_MEGABYTE = 1024 * 1024

const MEGABYTES_ELSEWHERE = 20

/** The maximum size of a picture in megabytes, by where it is used. */
const MEGABYTES_BY_PLACE: Readonly<Record<string, number>> = { hero: 5, theme: 10 }

export function uploadLimitMegabytes(place: string | undefined): number {
  const isKnown = place !== undefined && Object.hasOwn(MEGABYTES_BY_PLACE, place)
  return (isKnown && MEGABYTES_BY_PLACE[place]) || MEGABYTES_ELSEWHERE
}

export function megabytesToBytes(megabytes: number): number {
  return megabytes * BYTES_PER_MEGABYTE
}
