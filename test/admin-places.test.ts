import { expect, it } from 'vitest'
import { tabs } from '#app/admin/tabs.ts'
import { SETTINGS_PAGES, TAB_PLACES } from '#contract/site/admin-places.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'

it('each tab that search finds is in the navigation exactly once', () => {
  expect(tabs.map(({ id }) => id).sort()).toEqual(Object.keys(TAB_PLACES).sort())
})

it('no settings page shares its name with a tab, since both appear on the same screen', () => {
  for (const text of LANGUAGES.map(textIn)) {
    const names = new Set(tabs.map(({ id }) => text(`admin.places.tabs.${id}`)))
    const pages = SETTINGS_PAGES.map((page) => text(`admin.places.settings.${page}`))
    expect(pages.filter((name) => names.has(name))).toEqual([])
  }
})
