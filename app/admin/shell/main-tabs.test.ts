import { expect, it } from 'vitest'
import { tabs } from '../tabs.ts'
import { chooseMainTabs, type TabUse } from './main-tabs.ts'

const SINCE = '2027-02-01'
const USUAL = tabs.filter(({ isMain }) => isMain).map(({ id }) => id)
const choose = (visits: TabUse['visits'], today: string, main?: string[]) =>
  chooseMainTabs({ since: SINCE, visits, ...(main && { main }) }, today)

it('a tab that is opened more often takes the place of the least used one, after a week', () => {
  const visits = {
    dashboard: 3,
    bookings: 20,
    availability: 9,
    messages: 8,
    themes: 7,
    addons: 6,
    coupons: 1,
    settings: 2,
    invoices: 5,
  }
  const { main, since, visits: after } = choose(visits, '2027-02-08')
  expect(main?.toSorted()).toEqual([...USUAL.filter((id) => id !== 'coupons'), 'invoices'].toSorted())
  expect({ since, after }).toEqual({ since: '2027-02-08', after: {} })
})

it.each([
  ['before the week is over', { invoices: 50 }, '2027-02-07'],
  ['after few visits', { invoices: 29 }, '2027-03-01'],
])('nothing changes %s', (_, visits, today) => {
  expect(choose(visits, today)).toEqual({ since: SINCE, visits })
})

it('what was chosen stays, unless something else is opened more often', () => {
  const main = [...USUAL.filter((id) => id !== 'coupons'), 'invoices']
  expect(choose({ bookings: 30 }, '2027-02-08', main).main?.toSorted()).toEqual(main.toSorted())
})

it('the dashboard stays, however rarely it is opened', () => {
  const others = Object.fromEntries(tabs.filter(({ id }) => id !== 'dashboard').map(({ id }) => [id, 9]))
  expect(choose(others, '2027-02-08').main).toContain('dashboard')
})
