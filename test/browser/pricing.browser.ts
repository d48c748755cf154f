import { expect } from '@playwright/test'
import { CARDS, createDraft, dayAhead, expectConfirmed, fillCard, openStep, pay } from './booking-visit.ts'
import { enterPassword } from './colleague.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { onFreshSite } from './fresh-site.ts'
import { administrator } from './server.ts'
import { expectAccessible } from './site-visit.ts'
import { atBothWidths, DESKTOP, PHONE } from './viewports.ts'

const test = onFreshSite()

test('the owner turns on delivery and tax, and a family sees and pays the very same figure', async ({
  page,
}) => {
  await enterPassword(page, administrator.username, administrator.password)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin/settings')
  const card = page.getByRole('region', { name: 'Delivery, Tax and Deposit' })
  const example = card.getByRole('complementary', { name: 'What a family in 33139 pays' })
  await expect(example).toContainText('$300.00')

  await card.getByRole('button', { name: 'Add a distance' }).click()
  const ring = card.getByRole('group', { name: 'Fees by distance, line 1' })
  await expect(ring.getByLabel('Within (miles)')).toBeFocused()
  await page.keyboard.type('10')
  await card.getByRole('button', { name: 'Save Prices' }).click()
  await expect(ring.getByLabel('Fee ($)')).toBeFocused()
  await expect(ring.getByLabel('Fee ($)')).toHaveAccessibleDescription('Enter an amount such as 25.00')
  await ring.getByRole('button', { name: 'Remove line 1' }).click()
  await expect(card.getByRole('button', { name: 'Add a distance' })).toBeFocused()

  await card.getByLabel('Deposit (%)').fill('120')
  await card.getByRole('button', { name: 'Save Prices' }).click()
  await expect(card.getByLabel('Deposit (%)')).toBeFocused()
  await expect(card.getByLabel('Deposit (%)')).toHaveAccessibleDescription(/from 0 to 100/)
  await card.getByLabel('Deposit (%)').fill('50')

  await card.getByRole('switch', { name: 'Charge for delivery' }).click()
  await card.getByRole('switch', { name: 'Charge sales tax' }).click()
  await card.getByRole('button', { name: /^33139 Miami-Dade/ }).press('Enter')
  await card.getByLabel('Own fee for 33139 ($)').fill('40.00')
  await expect(card.getByRole('button', { name: '33139 Miami-Dade: $40.00' })).toBeVisible()
  await card.getByRole('button', { name: 'Add Miami-Dade (1%)' }).click()
  // 4 teepees at $75.00, delivery $40.00, 7 % of $340.00.
  await expect(example).toContainText('$363.80')
  await card.getByRole('switch', { name: /^Offer to charge the balance/ }).click()
  await expect(card.getByText('Charge the balance of $181.90 to this card on')).toBeVisible()
  await card.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByText('Settings Saved')).toBeVisible()
  await expect(
    card.getByText(/^Your tax rates are as of Wednesday, January 1, 2003, more than a year ago\./),
  ).toBeVisible()
  await expectAccessible(page)
  await test.step('on a phone each part is a line, opened by the search and by what is wrong in it', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/admin/settings/prices')
    const deposit = card.getByLabel('Deposit (%)')
    await expect(card.getByText('By the mile, with 1 fee of a ZIP code')).toBeVisible()
    await expect(card.getByText('State 6%, with 1 county rate')).toBeVisible()
    await expect(deposit).toBeHidden()
    await atBothWidths(page, expectNoSidewaysScroll)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('cancellation')
    await page.getByRole('option', { name: 'Settings: deposit and refunds' }).click()
    await expect(page).toHaveURL('/admin/settings/prices#policy')
    await expect(deposit).toBeInViewport()
    await deposit.fill('120')
    await card.getByRole('heading', { name: 'Deposit and refunds' }).click()
    await expect(deposit).toBeHidden()
    await card.getByRole('button', { name: 'Save Prices' }).click()
    await expect(deposit).toBeFocused()
    await deposit.fill('50.00')
    await page.setViewportSize(DESKTOP)
  })

  const draft = createDraft('all.in@example.com', dayAhead(60))
  await openStep(page, 4, { ...draft, details: { ...draft.details, zipCode: '33139' } })
  const summary = page.getByRole('complementary', { name: 'Booking summary' })
  // 2 teepees at $75.00, delivery $40.00, 7 % of $190.00.
  await expect(page.getByRole('main').getByText('Delivery to 33139')).toBeVisible()
  await expect(page.getByRole('main').getByText('Sales tax (7%)')).toBeVisible()
  await expect(summary.getByText('Total $203.30')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Charge the balance of \$101\.65 to this card on/ }).check()
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)
  await expect(page.getByText('$101.65').first()).toBeVisible()
  await expect(page.getByText('Sales tax (7%)', { exact: true })).toBeVisible()

  await page.goto('/admin/bookings/1')
  await expect(page.getByText('Automatic balance')).toBeVisible()
  await expect(page.getByText(/^\$101\.65 to Visa\s••••\s4242 on/)).toBeVisible()
  await expectAccessible(page)
})
