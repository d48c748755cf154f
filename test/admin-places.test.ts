import { expect, it } from 'vitest'
import { tabs } from '#app/admin/tabs.ts'
import { SETTINGS_PAGES, TAB_PLACES } from '#contract/site/admin-places.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'

it('each tab that search finds stands in the navigation, once', () => {
  expect(tabs.map(({ id }) => id).sort()).toEqual(Object.keys(TAB_PLACES).sort())
})

it('no page of the settings is named as a tab is: both stand on the same screen', () => {
  for (const text of LANGUAGES.map(textIn)) {
    const names = new Set(tabs.map(({ id }) => text(`admin.places.tabs.${id}`)))
    const pages = SETTINGS_PAGES.map((page) => text(`admin.places.settings.${page}`))
    expect(pages.filter((name) => names.has(name))).toEqual([])
  }
})
