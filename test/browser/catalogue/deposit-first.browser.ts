import { expect } from '@playwright/test'
import { expectAccessible, openScreen } from '../admin-visit.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { CARDS, fillCard } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { atSizes, DESKTOP, PHONE, TABLET } from '../viewports.ts'

const test = onOwnSite()

test('the owner asks for the deposit first from 10 teepees on, and a family pays it before its order grows', async ({
  adminPage: page,
  request,
}) => {
  await test.step('a wrong number is told at its field, and nothing is saved', async () => {
    await openScreen(page, '/admin/settings/prices/changes')
    const from = page.getByLabel('Deposit first, from this many teepees')
    const save = page.getByRole('button', { name: 'Save Prices' })
    await expect(from).toHaveValue('0')
    await from.fill('2.5')
    await save.click()
    await expect(from).toBeFocused()
    await expect(from).toHaveAccessibleDescription(/Enter a whole number of teepees from 0 to 10/)
    await atSizes(page, [DESKTOP, TABLET, PHONE], () => expectNoSidewaysScroll(page))
    await expectAccessible(page)
    await from.fill('10')
    await save.click()
    await expect(save).toBeHidden()
    await page.reload()
    await expect(from).toHaveValue('10')
  })

  const { path } = await paidBooking(request, 60, { numberOfTeepees: 9 })
  await page.setViewportSize(PHONE)
  await page.goto(path)
  await unfold(page, 'Change something')
  await page.getByRole('button', { name: 'Change my order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your order' })
  await dialog.getByRole('button', { name: 'Increase quantity of Number of teepees' }).click()
  await expect(dialog).toContainText(
    'You pay $37.50 now. Until then, your order stays as it was. The payment completes the deposit for 10 teepees. The balance of $375.00 is due by',
  )
  await atSizes(page, [DESKTOP, TABLET, PHONE], () => expectNoSidewaysScroll(page))
  const pay = dialog.getByRole('button', { name: 'Pay $37.50 and change' })
  await pay.click()
  await fillCard(page, CARDS.declined)
  await pay.click()
  await expect(dialog.getByText('Your card was declined.')).toBeVisible()
  await fillCard(page, CARDS.good)
  await pay.click()
  await expect(page.getByText('Your order has changed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Remaining balance: $375.00' })).toBeVisible()
})
