import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { vanLoad } from './van-load.ts'

it('adds up teepees by theme, add-ons, and the resources they need', () => {
  const projector = { addonId: 7, name: 'Movie Night', quantity: 1 }
  const parties = [
    { themeId: 1, themeName: 'Boho', numberOfTeepees: 3, addons: [projector] },
    { themeId: 1, themeName: 'Boho', numberOfTeepees: 2, addons: [] },
    { themeId: 2, themeName: 'Sea', numberOfTeepees: 1, addons: [{ ...projector, quantity: 2 }] },
  ]
  const resources = [
    { name: 'Beamer', requirements: [{ addonId: 7, per: 'unit', count: 1 }] },
    { name: 'Ground sheet', requirements: [{ themeId: 1, per: 'teepee', count: 2 }] },
    { name: 'Generator', requirements: [] },
  ] as const
  expect(vanLoad(parties, resources, textIn('en'))).toEqual([
    { name: 'Boho teepees', quantity: 5 },
    { name: 'Sea teepees', quantity: 1 },
    { name: 'Movie Night', quantity: 3 },
    { name: 'Beamer', quantity: 3 },
    { name: 'Ground sheet', quantity: 10 },
  ])
  expect(vanLoad(parties, [], textIn('es'))[0]).toEqual({ name: 'tipis de Boho', quantity: 5 })
})
