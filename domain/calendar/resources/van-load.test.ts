import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { vanLoad } from './van-load.ts'

const PACKING = [
  { name: 'Cushions', count: 2, per: 'teepee' },
  { name: 'Garland', count: 1, per: 'party' },
] as const

it('adds up teepees by theme, packing lists, add-ons, and the resources they need', () => {
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
  const packed = parties.map((party) => ({
    ...party,
    packingList: party.themeId === 1 ? PACKING : undefined,
  }))
  expect(vanLoad(packed, [], textIn('en'))).toEqual([
    { name: 'Boho teepees', quantity: 5 },
    { name: 'Sea teepees', quantity: 1 },
    { name: 'Cushions', quantity: 10 },
    { name: 'Garland', quantity: 2 },
    { name: 'Movie Night', quantity: 3 },
  ])
  expect(vanLoad(parties, [], textIn('es'))[0]).toEqual({ name: 'tipis de Boho', quantity: 5 })
})
