import { eachText } from '#domain/booking/booking-fields.ts'
import type { DetailsField } from '#domain/booking/details-rules.ts'
import { DEFAULT_START_TIME } from '#domain/booking/party-start.ts'
import { ADDON_QUANTITY, TEEPEES } from '#domain/booking/selection-rules.ts'
import type { PaymentOption } from '#domain/pricing/types.ts'
import { readKnownZip } from './known-zip.ts'
import { restoreDraft } from './restore-draft.ts'

/**
 * What a visitor has chosen and typed so far. It lives as long as the browser's tab, survives a reload and never
 * contains card data.
 */
export type BookingDraft = {
  readonly themeId: number | null
  readonly themeName: string
  /**
   * Dollars from the catalogue when the theme was chosen: "249.00". Today's catalogue replaces it once it is loaded.
   */
  readonly themePrice: string
  readonly numberOfTeepees: number
  /** A party day, `yyyy-MM-dd`, or empty. */
  readonly bookingDate: string
  /** `HH:MM`, as domain/booking/party-start.ts lists them. */
  readonly partyStartTime: string
  /** From the mail that offers a place on a full day. */
  readonly offerToken: string | null
  readonly addons: readonly ChosenAddon[]
  /** As typed; checked by domain/booking/details-rules.ts. */
  readonly details: Readonly<Record<DetailsField, string>>
  readonly paymentOption: PaymentOption
  readonly appliedCoupon: AppliedCoupon | null
  /** The reference of the booking on the server, if there is one. */
  readonly bookingId: string | null
  /** A booking request without a response yet: repeated with its key, it returns the booking it created. */
  readonly pendingOrder: PendingOrder | null
  readonly paymentComplete: boolean
}

export type ChosenAddon = { readonly addonId: number; readonly quantity: number }
/** `discountValue` is dollars or percent as the server writes them: "10.00". */
export type AppliedCoupon = {
  readonly code: string
  readonly discountType: 'percentage' | 'fixed'
  readonly discountValue: string
}
export type PendingOrder = { readonly idempotencyKey: string; readonly body: string }

export const EMPTY_DRAFT: BookingDraft = {
  themeId: null,
  themeName: '',
  themePrice: '',
  numberOfTeepees: TEEPEES.default,
  bookingDate: '',
  partyStartTime: DEFAULT_START_TIME,
  offerToken: null,
  addons: [],
  details: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    // The business delivers around Miami.
    state: 'FL',
    zipCode: '',
    guestCount: '6',
    ...eachText(() => ''),
  },
  paymentOption: 'deposit',
  appliedCoupon: null,
  bookingId: null,
  pendingOrder: null,
  paymentComplete: false,
}

const STORED_AS = 'bookingDraft'
/** Incremented when the shape changes: what an older page stored is then discarded. */
const VERSION = 1

const listeners = new Set<() => void>()
let current: BookingDraft | undefined

/**
 * Returns the current draft; the same object until it changes. Only in the browser: pages are rendered for everyone.
 */
export function readDraft(): BookingDraft {
  current ??= load()
  return current
}

export function saveDraft(changes: Partial<BookingDraft>): void {
  current = { ...readDraft(), ...changes }
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify({ version: VERSION, ...current }))
  } catch {
    // Storage is full or forbidden: the draft then lives as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeToDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function startNewDraft(): void {
  saveDraft(withKnownZip(EMPTY_DRAFT))
}

/** 'Add to Booking': adds one to the quantity. */
export function addAddonToDraft(addonId: number): void {
  const { addons } = openDraft()
  const quantity = addons.find((line) => line.addonId === addonId)?.quantity ?? 0
  saveDraft({ addons: withAddonQuantity(addons, addonId, quantity + 1) })
}

/** 'Book This Theme': the wizard opens with it chosen. `price` is dollars, as the catalogue writes them. */
export function chooseThemeInDraft({ id, name, price }: { id: number; name: string; price: string }): void {
  openDraft()
  saveDraft({ themeId: id, themeName: name, themePrice: price })
}

/** Returns the lines with this quantity of one add-on: zero removes it, a new one comes last. */
export function withAddonQuantity(
  addons: readonly ChosenAddon[],
  addonId: number,
  quantity: number,
): readonly ChosenAddon[] {
  const line = { addonId, quantity: Math.min(quantity, ADDON_QUANTITY.maximum) }
  if (quantity < ADDON_QUANTITY.minimum) return addons.filter((other) => other.addonId !== addonId)
  if (!addons.some((other) => other.addonId === addonId)) return [...addons, line]
  return addons.map((other) => (other.addonId === addonId ? line : other))
}

/** A paid draft is finished: the next choice starts a new one. */
function openDraft(): BookingDraft {
  if (readDraft().paymentComplete) startNewDraft()
  return readDraft()
}

function load(): BookingDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null')
    const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored
    return withKnownZip(
      isOurs && stored.version === VERSION ? restoreDraft(stored, EMPTY_DRAFT) : EMPTY_DRAFT,
    )
  } catch {
    return withKnownZip(EMPTY_DRAFT)
  }
}

/** Adds the ZIP code that prices were requested for to a draft without one. */
function withKnownZip(draft: BookingDraft): BookingDraft {
  const zipCode = draft.details.zipCode || readKnownZip()
  return zipCode === draft.details.zipCode ? draft : { ...draft, details: { ...draft.details, zipCode } }
}
