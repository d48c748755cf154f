import type { PartyDay } from '#domain/foundation/time/party-day.ts'

/** A drop target: a crew's lane (zero-based), or elsewhere on a day. */
type Spot = { readonly date: PartyDay; readonly crew?: number | undefined }

const SPOT = /^on (\S+)(?: (\d+))?$/

export function spotKey({ date, crew }: Spot): string {
  return crew === undefined ? `on ${date}` : `on ${date} ${crew}`
}

/** Returns the drop target for a key; undefined if the key belongs to a stop. */
export function readSpot(key: string): Spot | undefined {
  const [, date, crew] = SPOT.exec(key) ?? []
  return date === undefined ? undefined : { date, crew: crew === undefined ? undefined : Number(crew) }
}
