import {
  PRICE_PART_NAMES,
  PRICE_PARTS,
  SETTINGS_PAGES,
  SETTINGS_PLACES,
  TAB_PLACES,
  type TabId,
  tabNameId,
} from '#contract/site/admin-places.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { calculateScore, normalizeForSearch, type Ranked, SCORE } from './rank.ts'

/** A screen of the admin that can be found by its name. */
type Screen = {
  readonly path: string
  readonly needs: Permission
  readonly getName: (text: Text) => string
  /** Other names that people use for it. */
  readonly getOtherNames: (text: Text) => string
}

const SCREENS: readonly Screen[] = [
  ...(Object.keys(TAB_PLACES) as TabId[]).map((tab) => ({
    path: `/admin/${tab}`,
    needs: TAB_PLACES[tab].needs,
    getName: (text: Text) => text(tabNameId(tab)),
    getOtherNames: (text: Text) => text(`search.words.tabs.${tab}`),
  })),
  ...SETTINGS_PAGES.map((page) => ({
    path: `/admin/settings/${page}`,
    needs: SETTINGS_PLACES[page].needs,
    getName: (text: Text) =>
      text('search.settingsPage', { page: lowered(text(`admin.places.settings.${page}`)) }),
    getOtherNames: (text: Text) => text(`search.words.settings.${page}`),
  })),
  ...PRICE_PART_NAMES.map((part) => ({
    path: `/admin/settings/prices/${part}`,
    needs: SETTINGS_PLACES.prices.needs,
    getName: (text: Text) => text('search.settingsPage', { page: lowered(text(PRICE_PARTS[part])) }),
    getOtherNames: (text: Text) => text(`search.words.prices.${part}`),
  })),
]

/** Returns the screens with such a name, including names that people use for them, in any language. */
export function findPlaces(
  typed: string,
  { may, language }: { readonly may: (permission: Permission) => boolean; readonly language: Language },
): Ranked[] {
  return SCREENS.filter(({ needs }) => may(needs)).flatMap(({ path, getName, getOtherNames }) => {
    const title = getName(textIn(language))
    const named = calculateScore(title, typed)
    const called = LANGUAGES.map((each) => scoreOtherNames(getOtherNames(textIn(each)), typed))
    const score = Math.max(named > SCORE.elsewhere ? named : 0, ...called)
    if (score === 0) return []
    return [{ score, found: { kind: 'place', id: path, title, subtitle: '', link: path } }]
  })
}

function scoreOtherNames(names: string, typed: string): number {
  const [words, wanted] = [normalizeForSearch(names).split(' '), normalizeForSearch(typed)]
  if (words.includes(wanted)) return SCORE.otherName
  return words.some((word) => word.startsWith(wanted)) ? SCORE.elsewhere : 0
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
