import { toCents } from '#contract/wire/decimal.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { changeCapacity } from '#server/calendar/availability/change-capacity.ts'
import { holdPictures } from '#server/catalogue/images/hold-pictures.ts'
import { addons, themes } from '#server/foundation/database/schema/all-tables.ts'
import type { StaffKind } from '#server/foundation/staff-records/staff-changes.ts'
import { findAddon, findTheme } from './catalogue-queries.ts'

export const THEME = {
  table: themes,
  subject: 'theme',
  toFacts: (theme) => ({ kind: 'text', text: String(theme.name) }),
  what: 'theme',
  find: findTheme,
  isShownToVisitors: true,
  mayFreePlaces: true,
  gone: refuse('not_found', 'catalogue.themeGone'),
  inUse: refuse('in_use', 'catalogue.themeInUse'),
  make: watchedWith('teepeeStock'),
  hold: (tx, after, before) => holdPictures(tx, listThemePictures(after), listThemePictures(before)),
} satisfies StaffKind

export const ADDON = {
  table: addons,
  subject: 'add-on',
  toFacts: (addon) => ({ kind: 'text', text: String(addon.name) }),
  what: 'addon',
  find: findAddon,
  isShownToVisitors: true,
  mayFreePlaces: true,
  gone: refuse('not_found', 'catalogue.addonGone'),
  inUse: refuse('in_use', 'catalogue.addonInUse'),
  make: watchedWith('stock'),
  hold: (tx, after, before) => holdPictures(tx, listAddonPictures(after), listAddonPictures(before)),
} satisfies StaffKind

/** A stock determines which days are free, so a change to it is made as a change of capacity. */
function watchedWith(stock: 'teepeeStock' | 'stock'): NonNullable<StaffKind['make']> {
  return (tx, ctx, change, write) =>
    change[stock] === undefined
      ? write()
      : changeCapacity(tx, { now: ctx.now(), isForced: change.force !== false }, write)
}

/** Returns the columns for what staff entered about an add-on. */
export function addonColumns<T extends { price?: string | undefined }>({ price, ...rest }: T) {
  return price === undefined ? rest : { ...rest, priceCents: toCents(price) }
}

function listThemePictures({ mainImage, galleryImages = [] }: Partial<typeof themes.$inferSelect> = {}) {
  return [mainImage ?? '', ...galleryImages]
}

function listAddonPictures({ image, galleryImages = [] }: Partial<typeof addons.$inferSelect> = {}) {
  return [image ?? '', ...galleryImages]
}
