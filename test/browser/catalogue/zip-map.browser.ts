import { expect } from '@playwright/test'
import { openScreen } from '../admin-visit.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { tabTo } from '../tab-to.ts'

const test = onOwnSite()

test('a fee for a ZIP code shows on the map, which the keyboard reaches and walks', async ({
  adminPage: page,
}) => {
  await openScreen(page, '/admin/settings/prices/delivery')
  const card = page.getByRole('region', { name: 'Delivery', exact: true })
  const map = card.getByRole('group', { name: 'Map of the ZIP code areas' })
  const selected = map.getByRole('button', { pressed: true })
  const search = card.getByLabel('Find a ZIP code or county')
  const fees = card.getByRole('list', { name: 'ZIP codes with a custom fee' })
  const colors = card.getByRole('list', { name: 'Colors of the map' })
  await card.getByRole('switch', { name: 'Charge for delivery' }).click()

  await search.fill('33139')
  await fees.getByLabel('Fee for 33139 ($)').fill('40.00')
  await expect(map.getByRole('button', { name: '33139 Miami-Dade: $40.00' })).toBeVisible()
  await expect(colors).toContainText('$40.00')

  await tabTo(page, map.getByRole('button').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('Enter')
  await expect(selected).toBeFocused()
  const first = await selected.getAttribute('data-zip')
  await page.keyboard.press('ArrowRight')
  await expect(selected).not.toHaveAttribute('data-zip', first ?? '')
  await expect(selected).toBeFocused()
  const zip = await selected.getAttribute('data-zip')
  await tabTo(page, card.getByLabel(`Custom fee for ${zip} ($)`))
  await page.keyboard.type('25.00')
  await expect(selected).toHaveAccessibleName(`${zip} Miami-Dade: $25.00`)

  await card.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(map.getByRole('button', { name: '33139 Miami-Dade: $40.00' })).toBeVisible()
  await expect(map.getByRole('button', { name: `${zip} Miami-Dade: $25.00` })).toBeVisible()
})
