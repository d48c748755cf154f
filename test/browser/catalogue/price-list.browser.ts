import { expect } from '@playwright/test'
import { openScreen } from '../admin-visit.ts'
import { createDraft, dayAhead, openStep } from '../booking-visit.ts'
import { dragByMouse, middleOf } from '../drag.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { authorization } from '../server.ts'
import { atSizes, DESKTOP, PHONE, TABLET } from '../viewports.ts'

const test = onOwnSite()

test('the owner makes the weekend dearer, and a family sees the price of each day and why', async ({
  adminPage: page,
  request,
}) => {
  await openScreen(page, '/admin/settings/price-list')
  const card = page.getByRole('region', { name: 'Price list' })
  const dialog = page.getByRole('dialog')

  await test.step('a preset is a rule to begin with', async () => {
    await card.getByRole('button', { name: 'Weekend' }).click()
    await expect(dialog.getByText('Friday and Saturday: $25.00 more for each teepee')).toBeVisible()
    await dialog.getByLabel('Amount').fill('-1')
    await dialog.getByRole('button', { name: 'Save Rule' }).click()
    await expect(dialog.getByLabel('Amount')).toBeFocused()
    await dialog.getByLabel('Amount').fill('20')
    await dialog.getByLabel('For', { exact: true }).selectOption('Each teepee')
    await atSizes(page, [PHONE, TABLET, DESKTOP], () => expectNoSidewaysScroll(page))
    await dialog.getByRole('button', { name: 'Save Rule' }).click()
    await expect(card.getByText('Friday and Saturday: $20.00 more for each teepee')).toBeVisible()
  })

  await test.step('holidays and school breaks are there to pick from', async () => {
    await card.getByRole('button', { name: 'Holidays' }).click()
    const usual = dialog.getByLabel('Holiday or school break')
    await usual.selectOption('Christmas: December 24 to December 25')
    await expect(dialog.getByText(/December 24 to December 25: 20% more/)).toBeVisible()
    await expect(dialog.getByLabel('First day')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Save Rule' }).click()
    await card.getByRole('button', { name: 'Remove Holidays' }).click()
  })

  await test.step('rules are reordered and switched off', async () => {
    await card.getByRole('button', { name: 'Short notice' }).click()
    await dialog.getByRole('button', { name: 'Save Rule' }).click()
    const rules = card.getByRole('list', { name: 'Price list' }).getByRole('listitem')
    await expect(rules).toHaveCount(2)
    await dragByMouse(
      page,
      await middleOf(card.getByRole('button', { name: 'Drag Short notice' })),
      await middleOf(rules.first()),
    )
    await expect(rules.first()).toContainText('Up to 3 days ahead: $50.00 more')
    await card.getByRole('button', { name: 'Move Short notice later' }).click()
    await expect(rules.last()).toContainText('Up to 3 days ahead: $50.00 more')
    await card.getByRole('switch', { name: 'Short notice applies' }).click()
    await expect(card.getByRole('switch', { name: 'Short notice applies' })).not.toBeChecked()
  })

  await test.step('what last year would have earned is asked before anything is saved', async () => {
    await card.getByRole('button', { name: 'What would last year have earned?' }).click()
    await expect(card.getByText(/before coupons and tax\.|There were no parties/)).toBeVisible()
    expect(
      await (await request.get('/api/admin/pricing', { headers: authorization })).json(),
    ).not.toHaveProperty('rules')
    await card.getByRole('button', { name: 'Save Price List' }).click()
    await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()
    await atSizes(page, [PHONE, TABLET, DESKTOP], () => expectNoSidewaysScroll(page))
  })

  await test.step('the calendar shows each day’s price, and the theme its lowest one', async () => {
    const day = dayAhead(40)
    const response = await request.get('/api/prices', {
      params: { themeId: 1, teepees: 2, from: day, to: day },
    })
    const [price] = await response.json()
    await openStep(page, 1, createDraft('ana@example.com', day))
    await expect(page.getByText(`: $${price.totalAmount}`)).toBeVisible()
    await expect(page.getByRole('button', { name: /\(Weekend\)$/ }).first()).toBeVisible()
    await expect(page.getByText(/^From \$/).first()).toBeVisible()
  })
  await request.put('/api/admin/pricing', { headers: authorization, data: { rules: [] } })
})
