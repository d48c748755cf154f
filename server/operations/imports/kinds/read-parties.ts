import { z } from 'zod'
import { addonLine, bookingDetails, couponCode, staffPhone } from '#contract/booking/booking-fields.ts'
import { BookingStatus } from '#contract/booking/bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { amount } from '#contract/wire/fields.ts'
import { type BookingField, describeField } from '#domain/booking/booking-fields.ts'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import type { BookingStatus as Status } from '#domain/booking/status.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import { isMessage } from '#domain/foundation/messages/message.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { headingKey } from '#domain/operations/imports/guess-columns.ts'
import type { ImportChange } from '#domain/operations/imports/import-changes.ts'
import { readAddonList, splitAddress } from '#domain/operations/imports/read-cell.ts'
import { readZip } from '#domain/operations/imports/read-zip.ts'
import { calculateStatedPrice, type StatedPrice } from '#domain/operations/imports/stated-price.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { addons, themes } from '#server/foundation/database/schema/all-tables.ts'
import { fullName } from '../rows/full-name.ts'
import type { NumberedCells, ReadingTerms } from '../rows/import-kind.ts'
import type { CellValues } from '../rows/read-cells.ts'
import { checkValues, readRows } from '../rows/read-rows.ts'
import { inField, UnreadableRow } from '../rows/unreadable-row.ts'

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
  customerPhone: staffPhone,
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
  db: Queryable,
  rows: readonly NumberedCells[],
  terms: ReadingTerms,
) {
  const catalogue = await readCatalogue(ctx, db)
  return readRows('bookings', rows, terms, (cells, note) => {
    const place = readPlace(cells, terms.language)
    for (const change of place.changes) note(change)
    if (isPaidSomehow(cells)) note('payment_unknown')
    const values = readParty({ ...cells, ...place.values }, catalogue, terms.language)
    return { values, identity: identify(values) }
  })
}

/** A family has at most one party of a theme on a day; a reference of ours identifies it better. */
function identify({
  details,
  theme,
  reference,
}: Pick<ImportedParty, 'details' | 'theme' | 'reference'>): string {
  return reference ?? getPartyIdentity(details.bookingDate, details.customerEmail, theme.id)
}

export function getPartyIdentity(day: PartyDay, email: string, themeId: number): string {
  return `${day} ${emailKey(email)} ${themeId}`
}

async function readCatalogue(ctx: Context, db: Queryable): Promise<Catalogue> {
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
  const details = checkValues(
    Details,
    {
      bookingStatus: day < catalogue.today ? 'completed' : 'confirmed',
      ...cells,
      themeId: theme.id,
      addons: wanted.map(({ addonId, quantity }) => ({ addonId, quantity })),
      customerName: fullName(cells),
      ...(cells.floor !== undefined && { floor: findOption('floor', String(cells.floor)) }),
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

/** Returns the option of a question, by its value or as the list of bookings exports it. */
function findOption(name: BookingField, typed: string): string {
  const field = describeField(name)
  const options = field.kind === 'text' ? {} : field.options
  const known = Object.entries(options).find(([value, label]) =>
    [value, label].some((one) => headingKey(one) === headingKey(typed)),
  )
  return known?.[0] ?? typed
}

/** Where the party is, from an address in one line or in parts. A ZIP code may be written with its state. */
function readPlace(
  cells: CellValues,
  language: Language,
): { values: CellValues; changes: readonly ImportChange[] } {
  const whole = splitAddress(String(cells.fullAddress ?? ''))
  const { zipCode = whole.zipCode, state = whole.state } = cells
  const values = { ...whole, ...cells }
  if (zipCode === undefined) return { values: { ...values, state: state ?? STATE }, changes: [] }
  const read = readZip(String(zipCode), state === undefined ? undefined : String(state))
  if (isMessage(read)) throw new UnreadableRow(inField(language, 'zipCode', textIn(language)(read)))
  return {
    values: { ...values, zipCode: read.zipCode, state: state ?? read.state ?? STATE },
    changes: read.changes,
  }
}

/** The file says that the family has paid, but not how much: it may be the deposit. */
function isPaidSomehow({ paymentStatus, paidAmount, balanceAmount }: CellValues): boolean {
  const isStated = paidAmount !== undefined || balanceAmount !== undefined
  const status = headingKey(String(paymentStatus ?? ''))
  return status !== '' && !isStated && !UNPAID.includes(status)
}

const UNPAID = [
  'unpaid',
  'notpaid',
  'no',
  'none',
  'pending',
  'due',
  'open',
  'sinpagar',
  'nopagado',
  'pendiente',
]
