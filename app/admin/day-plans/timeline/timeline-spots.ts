import type { PartyDay } from '#domain/time/party-day.ts'

/** What a stop is put down on: a crew's lane, counted from 0, or anything else of a day. */
type Spot = { readonly date: PartyDay; readonly crew?: number | undefined }

const SPOT = /^on (\S+)(?: (\d+))?$/

export function spotKey({ date, crew }: Spot): string {
  return crew === undefined ? `on ${date}` : `on ${date} ${crew}`
}

/** Returns what a key names; undefined if it is that of a stop. */
export function readSpot(key: string): Spot | undefined {
  const [, date, crew] = SPOT.exec(key) ?? []
  return date === undefined ? undefined : { date, crew: crew === undefined ? undefined : Number(crew) }
}
