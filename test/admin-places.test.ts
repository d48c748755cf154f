import { expect, it } from 'vitest'
import { tabPath, tabs } from '#app/admin/tabs.ts'
import { ADMIN_PLACES } from '#contract/site/admin-places.ts'

it('search finds every tab by its name, for whoever may open it', () => {
  const places = ADMIN_PLACES.map(({ path, label, needs }) => ({ path, label, needs }))
  expect(places).toEqual(
    expect.arrayContaining(tabs.map((tab) => ({ path: tabPath(tab), label: tab.label, needs: tab.needs }))),
  )
})
