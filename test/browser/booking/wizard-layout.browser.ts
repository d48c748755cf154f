import { expect, type Locator, type Page } from '@playwright/test'
import { readPagePath } from '../booking-page-visit.ts'
import { CARDS, createDraft, dayAhead, expectConfirmed, fillCard, openStep, pay } from '../booking-visit.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { atSizes, DESKTOP, expectNoShift, PHONE, TABLET, watchShifts } from '../viewports.ts'

const test = onOwnSite()

/** What is off on a new site and a step depends on. */
const CHARGED = {
  delivery: { enabled: true, depotZip: '33130', baseFee: '8.00', perMile: '2.00', serviceMiles: 30 },
  tax: { enabled: true, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
  nights: { most: 3, perTeepee: '25.00' },
  waiver: { enabled: true, percent: '9', covers: '150.00' },
  rules: [
    {
      name: 'Every night',
      enabled: true,
      when: { daysAhead: { from: 1 } },
      change: { kind: 'add', amount: '20.00', per: 'teepee' },
    },
  ],
}

/** The last part of each step that appears. */
const LAST = {
  1: (page: Page) => page.getByRole('button', { name: /^2 teepees, \$/ }),
  2: (page: Page) => page.getByText(/^Taken on/),
  3: (page: Page) => page.getByRole('group', { name: 'Whose names?' }),
  4: (page: Page) => page.getByLabel('Card number'),
} as const

/** As on a slow connection: what the page asks for comes after the page itself was painted. */
async function answerLate(page: Page): Promise<void> {
  await page.route(/\/api\/(availability|price-terms|prices|questions)/, async (route) => {
    await page.locator('main > :not([inert])').last().waitFor()
    await route.continue()
  })
}

async function expectStill(page: Page, last: Locator): Promise<void> {
  await expect(last).toBeVisible()
  await expect(page.getByRole('complementary')).not.toHaveAttribute('data-awaited')
  await page.waitForLoadState('networkidle')
  await expectNoShift(page, 0.002)
}

/** Expects the invitation, the name of a step and the ticks in one line. */
async function expectOneLine(page: Page): Promise<void> {
  const line = page.getByRole('main').locator('header')
  await expect(line.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(line.getByRole('listitem')).toHaveCount(4)
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(56)
}

test('with every option on, no step shifts as it is opened, and each has one line above it on a phone', async ({
  page,
  api,
  request,
}) => {
  await api('PUT', '/api/admin/pricing', CHARGED)
  await api('PATCH', '/api/themes/1', { packages: [{ teepees: 4, price: '280.00' }], eachFurther: '60.00' })
  await api('PATCH', '/api/addons/2', { stock: 2 })
  await api('PATCH', '/api/addons/3', { stock: 0 })
  await api('POST', '/api/admin/questions', { label: 'Whose names?', kind: 'text', per: 'child' })
  const email = 'still@example.com'
  const { details } = createDraft(email, '')
  const draft = createDraft(email, dayAhead(40), {
    numberOfNights: 2,
    damageWaiver: true,
    addons: [{ addonId: 1, quantity: 6 }],
    details: { ...details, city: 'Miami Beach', zipCode: '33139' },
  })
  await watchShifts(page)
  await answerLate(page)

  await page.setViewportSize(PHONE)
  await test.step('outside the delivery area, nothing makes room for the form that one has not opened', () =>
    atSizes(page, [DESKTOP, PHONE], async () => {
      const ask = page.getByRole('button', { name: 'Ask us' })
      await openStep(page, 1, { ...draft, details: { ...draft.details, zipCode: '32801' } })
      await expectStill(page, ask)
      await page.getByLabel('ZIP code of the party').fill('32501')
      await expectStill(page, page.getByText(/^32501 is outside our delivery area/))
      await ask.click()
      await expect(page.getByRole('form', { name: 'Ask us' }).getByLabel('Your name')).toBeFocused()
    }))

  for (const step of [1, 2, 3, 4] as const)
    await test.step(`step ${step}`, () =>
      atSizes(page, [TABLET, DESKTOP, PHONE], async (size) => {
        await openStep(page, step, draft)
        await expectStill(page, LAST[step](page))
        if (step > 1 && size === PHONE) await expectOneLine(page)
      }))

  await test.step('once it is paid, the way to the booking page is in the first screen', async () => {
    await fillCard(page, CARDS.good)
    await pay(page)
    await expectConfirmed(page)
    const open = page.getByRole('button', { name: 'Open your booking page' })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(open).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'See details and receipt' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Summary' })).toBeVisible()
    await expect(open).toBeInViewport({ ratio: 1 })
  })

  await test.step('the pages of a family that took the damage waiver say so', async () => {
    const waiver = page.locator('dl > div').filter({ hasText: /^Damage waiver \(9%\)\$57\.60$/ })
    await expect(waiver).toBeVisible()
    const [booking] = await api('GET', `/api/bookings?search=${encodeURIComponent(email)}` as '/api/bookings')
    if (!booking) throw new Error('it is not booked')
    await page.goto(await readPagePath(request, booking.id))
    await expect(waiver).toBeVisible()
  })
})
