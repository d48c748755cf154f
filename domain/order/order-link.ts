import type { BookingFacts } from '../booking/booking-facts.ts'
import { isPartyDay } from '../time/party-day.ts'
import { PARTY_START_TIMES } from '../time/party-start.ts'
import { GUESTS } from './details-rules.ts'
import { ADDON_QUANTITY, TEEPEES } from './selection-rules.ts'

/** The query parameter in the link to a party that a visitor mailed to themselves. */
export const OWN_MAIL = 'mailed'

/** As the site's form asks for it; a ZIP+4 code names the same area. */
const ZIP_CODE = /^\d{5}$/

/** The contents of a booked or chosen party, without any personal data. */
export type LinkedOrder = Pick<
  BookingFacts,
  'themeId' | 'numberOfTeepees' | 'guestCount' | 'partyStartTime'
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
  const lines = addons.map(({ addonId, quantity }) => `${addonId}x${quantity}`)
  const parts = [
    ['theme', themeId],
    ['teepees', numberOfTeepees],
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

/** Parses such a query; returns an empty object for any other. Numbers that no party can have are ignored. */
export function readOrderLink(query: URLSearchParams): Partial<LinkedOrder> | undefined {
  const numberOfTeepees = wholeNumber(query.get('teepees'), TEEPEES)
  if (numberOfTeepees === undefined) return undefined
  const guestCount = wholeNumber(query.get('guests'), GUESTS)
  const start = query.get('start')
  const day = query.get('day') ?? ''
  const zipCode = query.get('zip') ?? ''
  return {
    themeId: wholeNumber(query.get('theme'), { minimum: 1 }) ?? 0,
    numberOfTeepees,
    ...(guestCount !== undefined && { guestCount }),
    ...(start !== null && PARTY_START_TIMES.includes(start) && { partyStartTime: start }),
    addons: readAddons(query.get('addons') ?? ''),
    ...(isPartyDay(day) && { bookingDate: day }),
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
