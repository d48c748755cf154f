import { expect, it } from 'vitest'
import { findReachedTests } from './reached-tests.ts'

const imports = new Map([
  ['domain/money/invoices/invoice-number.ts', []],
  ['domain/money/invoices/invoice-number.test.ts', ['domain/money/invoices/invoice-number.ts']],
  ['server/money/invoices/issue-invoices.ts', ['domain/money/invoices/invoice-number.ts']],
  ['server/money/invoices/issue-invoices.test.ts', ['server/money/invoices/issue-invoices.ts']],
  ['server/money/papers/send-papers.ts', ['domain/money/invoices/invoice-number.ts']],
  ['server/money/papers/endpoints.test.ts', []],
  ['server/money/papers/other.test.ts', []],
  ['server/catalogue/coupons/endpoints.test.ts', []],
  ['app/admin/catalogue/coupons/coupon-dialog.tsx', []],
  ['test/browser/catalogue/admin-coupons.browser.ts', []],
  ['test/browser/money/invoices.browser.ts', []],
])

it.each([
  [
    'a rule reaches its own tests, and of what uses it the test of its name or of its endpoints',
    ['domain/money/invoices/invoice-number.ts'],
    {
      related: ['domain/money/invoices/invoice-number.ts'],
      server: ['server/money/invoices/issue-invoices.test.ts', 'server/money/papers/endpoints.test.ts'],
      browser: [],
    },
  ],
  [
    'an operation reaches the tests of its feature',
    ['server/money/invoices/issue-invoices.ts'],
    { related: [], server: ['server/money/invoices/issue-invoices.test.ts'], browser: [] },
  ],
  [
    'a screen reaches the browser tests that are named after its folder',
    ['app/admin/catalogue/coupons/coupon-dialog.tsx'],
    {
      related: ['app/admin/catalogue/coupons/coupon-dialog.tsx'],
      server: [],
      browser: ['test/browser/catalogue/admin-coupons.browser.ts'],
    },
  ],
  [
    'a changed test runs itself',
    ['server/catalogue/coupons/endpoints.test.ts', 'test/browser/money/invoices.browser.ts'],
    {
      related: [],
      server: ['server/catalogue/coupons/endpoints.test.ts'],
      browser: ['test/browser/money/invoices.browser.ts'],
    },
  ],
  ['a removed file reaches nothing', ['app/gone.ts'], { related: [], server: [], browser: [] }],
])('%s', (_, changed, expected) => {
  expect(findReachedTests(changed, imports)).toEqual(expected)
})
