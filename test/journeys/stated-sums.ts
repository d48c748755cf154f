import { expect } from 'vitest'
import { readAmounts } from './read-amounts.ts'

export const strip = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()

export type Row = { readonly label: string; readonly cents: number }

export const toRow = (label: string, amount: string): Row => ({
  label: strip(label),
  cents: readAmounts(amount)[0] ?? Number.NaN,
})

/** Returns the rows of all lists of amounts. */
export function readLists(html: string): Row[] {
  const pairs = html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)
  return [...pairs].flatMap(([, label = '', amount = '']) =>
    amount.includes('$') ? [toRow(label, amount)] : [],
  )
}

export const TOTAL = /^Total(:| amount)?$/
const AFTER_DISCOUNT = /^Total after discount:?$/
const DISCOUNT = /^(Coupon|Discount|Applied coupon)/
const ITEM =
  /^(Boho Blossom|Movie Night|Balloons|\d+ teepees? ×|Delivery|Agreed|Sales tax|Second night|\d more nights|Damage waiver)/
/** What is paid, due or left; what is paid beyond the price is on the other side. */
const PART = /^(Deposit|Amount|Paid|Due now|Rest|Balance|Remaining|Canceled)/
const BEYOND = /^(Overpaid|Stays with us)/

export const isLike = (label: RegExp) => (row: Row) => label.test(row.label)
export const addUp = (rows: readonly Row[]) => rows.reduce((sum, { cents }) => sum + cents, 0)

/** Expects that the items are the total, and that the price is what is paid, due now and left. Returns the price. */
export function expectOneSum(rows: readonly Row[], screen: string): number {
  const unknown = rows.filter(
    (row) => ![TOTAL, AFTER_DISCOUNT, DISCOUNT, ITEM, PART, BEYOND].some((label) => label.test(row.label)),
  )
  expect(unknown, `${screen}: rows of no sum`).toEqual([])
  const [total] = rows.filter(isLike(TOTAL))
  const items = rows.filter(isLike(ITEM))
  if (items.length > 0) expect(addUp(items), `${screen}: the lines are the total`).toBe(total?.cents)
  for (const { label, cents } of rows) expectTimes(label, cents, screen)
  const discounts = rows.filter(isLike(DISCOUNT))
  const price = (total?.cents ?? Number.NaN) + addUp(discounts)
  const after = rows.filter(isLike(AFTER_DISCOUNT)).map(({ cents }) => cents)
  expect(after, `${screen}: the total after the discount`).toEqual(discounts.length > 0 ? [price] : [])
  const parts = rows.filter(isLike(PART))
  expect(addUp(parts), `${screen}: paid, due and left are the price`).toBe(
    price + addUp(rows.filter(isLike(BEYOND))),
  )
  expectNoneNegative(rows, screen)
  return price
}

/** A number of things and the price of each are the line's sum: "3 × $240.00" before $240.00 would read as $720.00. */
function expectTimes(label: string, cents: number, screen: string) {
  const [, quantity, unit] = /(\d+)(?: teepees?)? × \$([\d,.]+\.\d\d)/.exec(label) ?? []
  if (quantity === undefined || unit === undefined) return
  expect(Number(quantity) * (readAmounts(`$${unit}`)[0] ?? 0), `${screen}: ${label}`).toBe(cents)
}

function expectNoneNegative(rows: readonly Row[], screen: string) {
  const mayBe = /^(Coupon|Discount|Applied coupon|Agreed)/
  expect(
    rows.filter(({ label, cents }) => cents < 0 && !mayBe.test(label)),
    `${screen}: nothing is negative`,
  ).toEqual([])
}

export const find = (rows: readonly Row[], label: RegExp) => rows.find(isLike(label))?.cents ?? 0

/** Returns the new price, and what is paid beyond it. */
export function expectTwoSums(html: string, screen: string): [now: number, beyond: number] {
  const cellsIn = (part: string) =>
    [...part.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => strip(cell)),
    )
  const lines = cellsIn(/<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '')
  const [total = [], ...meaning] = cellsIn(/<tfoot>(.*?)<\/tfoot>/s.exec(html)?.[1] ?? '')
  const column = (at: number) => lines.reduce((sum, cells) => sum + (readAmounts(cells[at] ?? '')[0] ?? 0), 0)
  const [before = 0, now = 0] = [total[1], total[2]].map((cell = '') => readAmounts(cell)[0])
  expect([column(1), column(2)], `${screen}: each column is its total`).toEqual([before, now])
  for (const [label = '', ...amounts] of lines)
    for (const cell of amounts) {
      expect(cell, `${screen}: not to be read as a product`).not.toContain('×')
      const [, quantity] = /^(\d+) ·/.exec(cell) ?? []
      const [each] = readAmounts(label)
      if (quantity && each !== undefined)
        expect(Number(quantity) * each, `${screen}: ${label}`).toBe(readAmounts(cell)[0])
    }
  const get = (label: string) => readAmounts(meaning.find(([name]) => name === label)?.[1] ?? '')[0] ?? 0
  const signed = meaning.find(([name]) => name === 'Difference')?.[1] ?? ''
  expect(readAmounts(signed)[0] ?? 0, `${screen}: the difference`).toBe(now - before)
  const labels = meaning.map(([name]) => name)
  expect(
    labels.filter((name) => !MEANINGS.includes(name ?? '')),
    screen,
  ).toEqual([])
  const beyond =
    get('Refund to you') + get('Refund to the family') + get('Stays with us under the refund policy')
  expect(get('Paid so far') + get('Due now') + get('Left to pay'), `${screen}: paid, due and left`).toBe(
    now + beyond,
  )
  for (const [name = '', amount = ''] of meaning)
    if (name !== 'Difference') expect(readAmounts(amount)[0], `${screen}: ${name}`).toBeGreaterThan(0)
  return [now, beyond]
}

const MEANINGS = [
  'Difference',
  'Paid so far',
  'Due now',
  'Refund to you',
  'Refund to the family',
  'Stays with us under the refund policy',
  'Left to pay',
]

export function readCells(html: string): Row[] {
  const cells = html.matchAll(
    /<tr><td class="ink line"[^>]*>(.*?)<\/td><td class="ink line"[^>]*>(.*?)<\/td><\/tr>/gs,
  )
  return [...cells].map(([, label = '', amount = '']) => toRow(label.replaceAll('&times;', '×'), amount))
}
