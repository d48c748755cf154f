import { describe, expect, it } from 'vitest'
import {
  CUSTOM,
  LISTS,
  type List,
  makeParty,
  makeRandom,
  type Party,
  priceBySentences,
} from '#test/factories/ten-lists.ts'
import { deliveryTo } from '../delivery-area.ts'
import { DEFAULT_PRICING } from '../pricing-settings.ts'
import { quote } from '../quote.ts'
import { getDaysAhead } from './price-rule.ts'

describe.each(Object.entries(LISTS))('list %s', (name, list) => {
  it('comes to the same cent as its sentences, for 1,000 orders', () => {
    const random = makeRandom(name.charCodeAt(0))
    for (let round = 0; round < 1_000; round++) {
      const party = makeParty(random, list)
      const { mustPayAll: _, ...wanted } = priceBySentences(name, party)
      expect(priceBy(list, party), JSON.stringify(party)).toEqual(wanted)
    }
  })
})

function priceBy(list: List, party: Party) {
  const { today, day, teepees, floor, stairs } = party
  const daysAhead = getDaysAhead(today, day)
  const rules = (list.rules ?? []).map((rule, id) => ({ ...rule, id, name: `Rule ${id}`, enabled: true }))
  const { totalCents, depositCents, finalAmountCents, balanceCents } = quote(
    {
      theme: { name: 'Boho', ...list.theme },
      teepees,
      numberOfNights: party.nights,
      party: { themeId: party.isCustom ? CUSTOM : 1, day, floor, stairs },
      addons: [{ addonId: 1, name: 'Movie', priceCents: party.addonCents, quantity: 1 }],
      paymentOption: party.isDeposit ? 'deposit' : 'full',
    },
    {
      list: { rules, minimums: list.minimums, daysAhead, miles: party.miles },
      perNightCents: list.perNight,
      deposit: list.deposit,
      waiver: party.takesWaiver ? list.waiver : undefined,
      isDueInFull: list.fullPaymentDays !== undefined && daysAhead <= list.fullPaymentDays,
      delivery: list.perMileBeyondTen ? deliver(party.miles, list.perMileBeyondTen) : undefined,
    },
  )
  return { totalCents, depositCents, finalAmountCents, balanceCents }
}

/** A ZIP code half a mile closer than its begun miles, straight north of the depot. */
function deliver(miles: number, perMileCents: number) {
  const place = (zip: string, north: number) => {
    const latitude = 25 + (north / 3_958.8) * (180 / Math.PI)
    return { zip, latitude, longitude: -80, county: null }
  }
  const settings = {
    ...DEFAULT_PRICING.delivery,
    enabled: true,
    depotZip: '33101',
    roadFactor: 1,
    freeMiles: 10,
    perMileCents,
  }
  return deliveryTo('33139', settings, (zip) => place(zip, zip === '33101' ? 0 : miles - 0.5)).delivery
}
