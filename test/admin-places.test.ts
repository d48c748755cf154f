import { expect, it } from 'vitest'
import { tabs } from '#app/admin/tabs.ts'
import { SETTINGS_PLACES, TAB_PLACES } from '#contract/site/admin-places.ts'

it('each tab that search finds stands in the navigation, once', () => {
  expect(tabs.map(({ id }) => id).sort()).toEqual(Object.keys(TAB_PLACES).sort())
})

it('no page of the settings is named as a tab is: both stand on the same screen', () => {
  for (const language of ['en', 'es'] as const) {
    const names = new Set(tabs.map(({ label }) => label[language]))
    const pages = Object.values(SETTINGS_PLACES).map(({ label }) => label[language])
    expect(pages.filter((name) => names.has(name))).toEqual([])
  }
})
