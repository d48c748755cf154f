import { expect, type Page } from '@playwright/test'
import { aBooking, expectAccessible, PHONE, test, toastOn } from '../admin-visit.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Calendar Feed' })

test('the calendar’s address', async ({ adminPage: page, api, request }) => {
  await page.setViewportSize(PHONE)

  await page.goto('/admin/settings/calendar')

  await test.step('the calendar’s address is copied, opened and replaced', async () => {
    const name = 'Feed Fuentes'
    await api('POST', '/api/admin/bookings', aBooking(name, { bookingStatus: 'confirmed' }))
    const address = card(page).getByLabel('Calendar address')
    await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{40,}\.ics$/)
    const old = await address.inputValue()
    await expect(card(page).getByRole('link', { name: 'Open in Calendar App' })).toHaveAttribute(
      'href',
      old.replace(/^http/, 'webcal').replace(/^webcals/, 'webcal'),
    )
    expect(await (await request.get(old)).text()).toContain(name)
    await card(page).getByRole('button', { name: 'Copy Address' }).click()
    await expect(toastOn(page)).toContainText('Calendar address copied')
    await expectAccessible(page)

    await card(page).getByRole('button', { name: 'Make New Address' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Make a new calendar address?' })
    await expect(question).toContainText('The old address stops working right away.')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(address).toHaveValue(old)

    await card(page).getByRole('button', { name: 'Make New Address' }).click()
    await question.getByRole('button', { name: 'Make New Address' }).click()
    await expect(toastOn(page)).toContainText('The calendar has a new address.')
    await expect(address).not.toHaveValue(old)
    expect((await request.get(old)).status()).toBe(404)
    expect(await (await request.get(await address.inputValue())).text()).toContain(name)
  })
})
