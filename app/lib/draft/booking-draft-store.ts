import { ADDON_QUANTITY } from '#domain/booking/order/selection-rules.ts'
import { randomKey } from '../random-key.ts'
import { type BookingDraft, type ChosenAddon, EMPTY_DRAFT } from './booking-draft.ts'
import { readKnownTeepees } from './known-teepees.ts'
import { readKnownZip } from './known-zip.ts'
import { restoreDraft } from './restore-draft.ts'

/** The version is incremented when the shape changes: drafts stored by older pages are then discarded. */
export const DRAFT_STORAGE = { name: 'bookingDraft', version: 1 } as const

const listeners = new Set<() => void>()
let current: BookingDraft | undefined

/**
 * Returns the current draft; the same object until it changes. Browser only: pages are rendered for everyone.
 */
export function readDraft(): BookingDraft {
  current ??= load()
  return current
}

export function saveDraft(changes: Partial<BookingDraft>): void {
  current = { ...readDraft(), ...changes }
  if (!current.draftKey) current = { ...current, draftKey: randomKey() }
  try {
    sessionStorage.setItem(DRAFT_STORAGE.name, JSON.stringify({ version: DRAFT_STORAGE.version, ...current }))
  } catch {
    // Storage is full or blocked: the draft then lives as long as the page.
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
  saveDraft(newDraft())
}

/** 'Add to Booking': adds one to the quantity. */
export function addAddonToDraft(addonId: number): void {
  const { addons } = openDraft()
  const quantity = addons.find((line) => line.addonId === addonId)?.quantity ?? 0
  saveDraft({ addons: withAddonQuantity(addons, addonId, quantity + 1) })
}

/** 'Book This Theme': the wizard opens with it selected, and with the number and day that a price was shown for. */
export function choosePartyInDraft(party: Partial<BookingDraft>): void {
  openDraft()
  saveDraft(party)
}

/** Sets the ZIP code that a price was shown for. A city of another ZIP code goes. */
export function setZipInDraft(zipCode: string): void {
  const { details } = readDraft()
  if (zipCode !== details.zipCode) saveDraft({ details: { ...details, zipCode, city: '' } })
}

/** Returns the lines with a new quantity for one add-on: zero removes it, a new one is appended. */
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
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_STORAGE.name) ?? 'null')
    const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored
    return isOurs && stored.version === DRAFT_STORAGE.version
      ? withKnownZip(restoreDraft(stored, EMPTY_DRAFT))
      : newDraft()
  } catch {
    return newDraft()
  }
}

/** A new draft is for the party that prices were shown for. */
function newDraft(): BookingDraft {
  return withKnownZip({ ...EMPTY_DRAFT, numberOfTeepees: readKnownTeepees() ?? EMPTY_DRAFT.numberOfTeepees })
}

/** Adds the ZIP code that prices were shown for to a draft without one. */
function withKnownZip(draft: BookingDraft): BookingDraft {
  const zipCode = draft.details.zipCode || readKnownZip()
  return zipCode === draft.details.zipCode ? draft : { ...draft, details: { ...draft.details, zipCode } }
}
