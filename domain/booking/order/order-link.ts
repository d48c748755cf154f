import { isPartyDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import type { BookingFacts } from '../booking-facts.ts'
import { GUESTS } from './details-rules.ts'
import { ADDON_QUANTITY, TEEPEES } from './selection-rules.ts'

/** The query parameter in the link to a party that a visitor mailed to themselves. */
export const OWN_MAIL = 'mailed'

/** As the site's form asks for it; a ZIP+4 code names the same area. */
const ZIP_CODE = /^\d{5}$/

/** The contents of a booked or chosen party, without any personal data. */
export type LinkedOrder = Pick<
  BookingFacts,
  'themeId' | 'numberOfTeepees' | 'numberOfNights' | 'guestCount' | 'partyStartTime'
> &
  /** Of a party that was chosen but not booked yet. */
  Partial<Pick<BookingFacts, 'bookingDate' | 'zipCode'>> & {
    readonly addons: readonly { readonly addonId: number; readonly quantity: number }[]
  }

/**
 * Returns the query of a link that opens the booking wizard with the same party, such as
 * `theme=3&teepees=2&guests=6&addons=4x1`.
 */
export function orderLinkQuery(order: LinkedOrder): string {
  const { themeId, numberOfTeepees, guestCount, partyStartTime, addons, bookingDate, zipCode } = order
  const { numberOfNights: nights } = order
  const lines = addons.map(({ addonId, quantity }) => `${addonId}x${quantity}`)
  const parts = [
    ['theme', themeId],
    ['teepees', numberOfTeepees],
    ['nights', nights > 1 ? nights : ''],
    ['guests', guestCount],
    ['start', partyStartTime ?? ''],
    ['addons', lines.join('_')],
    ['day', bookingDate ?? ''],
    ['zip', zipCode ?? ''],
  ]
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/**
 * Parses such a query; returns undefined for any other. Numbers that no party can have are ignored, and so is a day
 * that has passed.
 */
export function readOrderLink(query: URLSearchParams, today: PartyDay): Partial<LinkedOrder> | undefined {
  const numberOfTeepees = wholeNumber(query.get('teepees'), TEEPEES)
  if (numberOfTeepees === undefined || !query.has('guests')) return undefined
  const numberOfNights = wholeNumber(query.get('nights'), { minimum: 1, maximum: NIGHTS_MOST })
  const guestCount = wholeNumber(query.get('guests'), GUESTS)
  const start = query.get('start')
  return {
    themeId: wholeNumber(query.get('theme'), { minimum: 1 }) ?? 0,
    numberOfTeepees,
    ...(numberOfNights !== undefined && { numberOfNights }),
    ...(guestCount !== undefined && { guestCount }),
    ...(start !== null && PARTY_START_TIMES.includes(start) && { partyStartTime: start }),
    addons: readAddons(query.get('addons') ?? ''),
    ...readPlaceAndDay(query, today),
  }
}

/** What a visitor chose on another page, or saw a price for. */
export type LinkedChoice = Partial<
  Pick<BookingFacts, 'themeId' | 'numberOfTeepees' | 'bookingDate' | 'zipCode'>
> & { readonly addonId?: number }

/**
 * Parses a link into the wizard, such as `theme=8&teepees=4&zip=33134` or `addon=3`; empty if there is no choice. A day
 * that has passed is none.
 */
export function readChoiceLink(query: URLSearchParams, today: PartyDay): LinkedChoice {
  const themeId = wholeNumber(query.get('theme'), { minimum: 1 })
  const addonId = wholeNumber(query.get('addon'), { minimum: 1 })
  const numberOfTeepees = wholeNumber(query.get('teepees'), TEEPEES)
  return {
    ...(themeId !== undefined && { themeId }),
    ...(addonId !== undefined && { addonId }),
    ...(numberOfTeepees !== undefined && { numberOfTeepees }),
    ...readPlaceAndDay(query, today),
  }
}

/** Adds the party that a price was shown for to the path of a link into the wizard. */
export function withPricedParty(
  path: string,
  party: Pick<LinkedOrder, 'numberOfTeepees' | 'zipCode'>,
): string {
  const [page = '', search] = path.split('?')
  const query = new URLSearchParams(search)
  query.set('teepees', String(party.numberOfTeepees))
  if (party.zipCode) query.set('zip', party.zipCode)
  return `${page}?${query}`
}

function readPlaceAndDay(
  query: URLSearchParams,
  today: PartyDay,
): Pick<LinkedOrder, 'bookingDate' | 'zipCode'> {
  const day = query.get('day') ?? ''
  const zipCode = query.get('zip') ?? ''
  return {
    ...(isPartyDay(day) && day >= today && { bookingDate: day }),
    ...(ZIP_CODE.test(zipCode) && { zipCode }),
  }
}

function readAddons(text: string): LinkedOrder['addons'] {
  return text.split('_').flatMap((line) => {
    const [id = '', count = ''] = line.split('x')
    const addonId = wholeNumber(id, { minimum: 1 })
    const quantity = wholeNumber(count, ADDON_QUANTITY)
    return addonId === undefined || quantity === undefined ? [] : [{ addonId, quantity }]
  })
}

type Bounds = { readonly minimum: number; readonly maximum?: number }

function wholeNumber(text: string | null, { minimum, maximum = 2_147_483_647 }: Bounds): number | undefined {
  const number = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= minimum && number <= maximum ? number : undefined
}
