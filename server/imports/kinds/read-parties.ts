import { z } from 'zod'
import { addonLine, bookingDetails, couponCode } from '#contract/booking/booking-fields.ts'
import { BookingStatus } from '#contract/booking/bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { amount } from '#contract/wire/fields.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import type { BookingStatus as Status } from '#domain/booking/status.ts'
import { emailKey, phoneKey } from '#domain/customer/contact-keys.ts'
import { headingKey } from '#domain/imports/guess-columns.ts'
import { readAddonList, splitAddress } from '#domain/imports/read-cell.ts'
import { calculateStatedPrice, type StatedPrice } from '#domain/imports/stated-price.ts'
import { PHONE_PATTERN } from '#domain/order/details-rules.ts'
import { TEEPEES } from '#domain/order/selection-rules.ts'
import { mergeAddons } from '#domain/pricing/merge-addons.ts'
import type { OrderedAddon } from '#domain/pricing/types.ts'
import type { Language } from '#domain/text/language.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { textIn } from '#domain/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { addons, themes } from '#server/database/schema/all-tables.ts'
import { readPricing } from '#server/pricing/pricing-queries.ts'
import { fullName } from '../rows/full-name.ts'
import type { NumberedCells, ReadingTerms } from '../rows/import-kind.ts'
import { type CellValues, checkValues, inField, readRows, UnreadableRow } from '../rows/read-rows.ts'

type Theme = typeof themes.$inferSelect

/** A party in the file, checked by the rules for bookings that staff enter. */
export type ImportedParty = {
  readonly details: z.output<typeof Details>
  readonly theme: Theme
  readonly addons: readonly OrderedAddon[]
  readonly price: StatedPrice
  readonly status: Status
  readonly couponCode: string | null
  /** The reference in the file, if it has the format of ours. */
  readonly reference: string | undefined
}

const stated = amount().optional()

const Details = z.object({
  ...bookingDetails,
  numberOfTeepees: bookingDetails.numberOfTeepees.default(TEEPEES.default),
  addons: z.array(addonLine).max(200),
  bookingStatus: BookingStatus,
  totalAmount: stated,
  discountAmount: stated,
  depositAmount: stated,
  paidAmount: stated,
  balanceAmount: stated,
  couponCode,
})

/** Used if a file does not say: the business works in a single state. */
const STATE = 'FL'

/** What names in the file are looked up in. */
type Catalogue = {
  readonly themes: ReadonlyMap<string, Theme>
  readonly addons: ReadonlyMap<string, typeof addons.$inferSelect>
  readonly depositPercent: number
  readonly today: PartyDay
}

export async function readParties(
  ctx: Context,
  db: Database | Transaction,
  rows: readonly NumberedCells[],
  terms: ReadingTerms,
) {
  const catalogue = await readCatalogue(ctx, db)
  return readRows('bookings', rows, terms, (cells) => {
    const values = readParty(cells, catalogue, terms.language)
    return { values, identity: identify(values) }
  })
}

/** A family has at most one party of a theme on a day; a reference of ours identifies it better. */
export function identify({
  details,
  theme,
  reference,
}: Pick<ImportedParty, 'details' | 'theme' | 'reference'>): string {
  return reference ?? getPartyIdentity(details.bookingDate, details.customerEmail, theme.id)
}

export function getPartyIdentity(day: PartyDay, email: string, themeId: number): string {
  return `${day} ${emailKey(email)} ${themeId}`
}

async function readCatalogue(ctx: Context, db: Database | Transaction): Promise<Catalogue> {
  const { policy } = await readPricing(db)
  const offered = await db.select().from(themes)
  const lent = await db.select().from(addons)
  return {
    themes: new Map([
      ...offered.map((theme) => [String(theme.id), theme] as const),
      ...offered.map((theme) => [headingKey(theme.name), theme] as const),
    ]),
    addons: new Map(lent.map((addon) => [headingKey(addon.name), addon])),
    depositPercent: policy.depositPercent,
    today: partyDayAt(ctx.now()),
  }
}

function readParty(cells: CellValues, catalogue: Catalogue, language: Language): ImportedParty {
  const theme = findTheme(cells, catalogue, language)
  const wanted = readAddonList(String(cells.addons ?? '')).map((line) => findAddon(line, catalogue, language))
  const day = String(cells.bookingDate ?? '')
  const place = { state: STATE, ...splitAddress(String(cells.fullAddress ?? '')) }
  const details = checkValues(
    Details,
    {
      ...place,
      bookingStatus: day < catalogue.today ? 'completed' : 'confirmed',
      ...cells,
      themeId: theme.id,
      addons: wanted.map(({ addonId, quantity }) => ({ addonId, quantity })),
      customerName: fullName(cells),
      customerPhone: plainPhone(cells.customerPhone),
      ...(cells.zipCode !== undefined && { zipCode: plainZip(cells.zipCode) }),
      ...(cells.language !== undefined && { language: String(cells.language).toLowerCase().slice(0, 2) }),
    },
    language,
  )
  const ordered = mergeAddons(details.addons).map(({ addonId, quantity }) => {
    const addon = [...catalogue.addons.values()].find(({ id }) => id === addonId)
    return { addonId, quantity, name: addon?.name ?? '', priceCents: addon?.priceCents ?? 0 }
  })
  const price = calculateStatedPrice(
    { theme, teepees: details.numberOfTeepees, addons: ordered },
    {
      totalCents: readCents(details.totalAmount),
      discountCents: readCents(details.discountAmount),
      depositCents: readCents(details.depositAmount),
      paidCents: readCents(details.paidAmount),
      balanceCents: readCents(details.balanceAmount),
      couponCode: details.couponCode ?? undefined,
    },
    catalogue,
  )
  if ('id' in price) throw new UnreadableRow(textIn(language)(price))
  const { bookingStatus: status, couponCode: code } = details
  const reference = normalizeReference(String(cells.bookingId ?? ''))
  return { details, theme, addons: ordered, price, status, couponCode: code, reference }
}

const readCents = (decimal: string | undefined) => (decimal === undefined ? undefined : toCents(decimal))

function findTheme(
  { themeName, themeId }: CellValues,
  { themes: known }: Catalogue,
  language: Language,
): Theme {
  const text = textIn(language)
  const typed = String(themeName ?? themeId ?? '')
  if (typed === '') throw new UnreadableRow(inField(language, 'themeName', text('imports.themeMissing')))
  const theme = known.get(headingKey(typed))
  if (theme) return theme
  throw new UnreadableRow(inField(language, 'themeName', text('imports.themeUnknown', { name: typed })))
}

function findAddon(
  { name, quantity }: { name: string; quantity: number },
  { addons: known }: Catalogue,
  language: Language,
) {
  const addon = known.get(headingKey(name))
  if (addon) return { addonId: addon.id, quantity }
  throw new UnreadableRow(inField(language, 'addons', textIn(language)('imports.addonUnknown', { name })))
}

/** A number with a country code before it or an extension after it is the same number. */
function plainPhone(cell: CellValues[keyof CellValues]): string | undefined {
  if (cell === undefined) return undefined
  const typed = String(cell).trim()
  if (PHONE_PATTERN.test(typed)) return typed
  return phoneKey(typed.replace(/\s*(x|ext\.?)\s*\d+$/i, '')) ?? typed
}

/** Spreadsheets treat a ZIP code as a number and drop its leading zero. */
function plainZip(cell: CellValues[keyof CellValues]): string {
  const typed = String(cell).trim().replace(/\.0+$/, '')
  return /^\d{4}$/.test(typed) ? `0${typed}` : typed
}
