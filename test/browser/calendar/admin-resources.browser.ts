import { expect } from '@playwright/test'
import { addDays, formatLong, formatShort, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  aBooking,
  atBothWidths,
  expectAccessible,
  expectToast,
  PHONE,
  switchTo,
  test,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'

test('what we own', async ({ adminPage: page, api }) => {
  // Must be known before the screens load the themes.
  const scarce = unique('Scarce theme')
  const scarceDay = addDays(partyDayAt(new Date()), 30)
  const scarceTheme = await api('POST', '/api/themes', {
    name: scarce,
    description: 'Only for one test.',
    pricePerTeepee: '80.00',
    mainImage: '/uploads/images/boho-blossom-room.jpg',
    teepeeStock: 2,
  })
  const party = {
    bookingDate: scarceDay,
    themeId: scarceTheme.id,
    numberOfTeepees: 2,
    bookingStatus: 'confirmed',
  } as const
  const scarceBooking = await api('POST', '/api/admin/bookings', aBooking(unique('Scarce'), party))
  await page.setViewportSize(PHONE)

  await test.step('keeps what we own, its repairs and what needs it', async () => {
    const name = unique('Generator')
    const themeName = unique('Powered theme')
    const day = addDays(partyDayAt(new Date()), 20)
    const theme = await api('POST', '/api/themes', {
      name: themeName,
      description: 'Only for one test.',
      pricePerTeepee: '80.00',
      mainImage: '/uploads/images/boho-blossom-room.jpg',
    })
    const booking = await api(
      'POST',
      '/api/admin/bookings',
      aBooking(unique('Power'), { bookingDate: day, themeId: theme.id, bookingStatus: 'confirmed' }),
    )
    await page.goto('/admin/resources')
    await page.getByRole('button', { name: 'Add Item' }).click()
    const adding = page.getByRole('dialog', { name: 'New item' })
    await adding.getByRole('button', { name: 'Add It' }).click()
    await expect(adding.getByText('Enter a name')).toBeVisible()
    await expect(adding.getByLabel('Name')).toBeFocused()
    await adding.getByLabel('Name').fill(name)
    await adding.getByLabel('How many').fill('1')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    const card = page.getByRole('listitem', { name })
    await expect(card).toContainText(`1 × ${name}`)

    await card.getByRole('button', { name: 'What needs it' }).click()
    const needs = page.getByRole('dialog', { name: `What needs ${name}` })
    await needs.getByRole('button', { name: 'Add a line' }).click()
    await needs.getByLabel('Needed by').selectOption({ label: themeName })
    await expectAccessible(page)
    await needs.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText(`${themeName}: 1 per booking`)
    await expect(card).toContainText(`All taken on ${formatShort(day)} and ${formatShort(addDays(day, 1))}.`)

    await card.getByRole('button', { name: 'Repair' }).click()
    const repair = page.getByRole('dialog', { name: `Repairs of ${name}` })
    await repair.getByLabel('First day').fill('2020-01-01')
    await repair.getByLabel('Last day').fill('2020-01-02')
    await repair.getByLabel('Reason').fill('Broken cable')
    await repair.getByRole('button', { name: 'Add These Days' }).click()
    await expect(repair.getByLabel('Last day')).toHaveAccessibleDescription(
      'These days are over. Choose today or a later day',
    )
    await repair.getByLabel('First day').fill(day)
    await repair.getByLabel('Last day').fill(day)
    await repair.getByRole('button', { name: 'Add These Days' }).click()
    const question = page.getByRole('alertdialog', { name: 'This conflicts with booked days' })
    await expect(question.getByRole('listitem')).toHaveText([`#${booking.id} ${formatLong(day)}`])
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Don’t Save' }).click()
    await expect(repair.getByLabel('Reason')).toHaveValue('Broken cable')
    await repair.getByRole('button', { name: 'Add These Days' }).click()
    await question.getByRole('button', { name: 'Save Anyway' }).click()
    await expect(card).toContainText('1 fewer (Broken cable)')
    await expect(card).toContainText(`Too few on ${formatShort(day)}.`)
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await card.getByRole('button', { name: /^Undo/ }).click()
    await expect(card).not.toContainText('Broken cable')

    await card.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Deleted successfully')
    await expect(card).toHaveCount(0)
    await api('DELETE', `/api/bookings/${booking.id}`)
  })

  await test.step('a theme’s stock below what is booked is asked about first', async () => {
    await switchTo(page, { id: 'themes' })
    await page.getByRole('button', { name: `Edit ${scarce}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Theme' })
    await dialog.getByLabel('Teepees in stock').fill('1')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    const question = page.getByRole('alertdialog', { name: 'This conflicts with booked days' })
    await expect(question.getByRole('listitem')).toHaveText([`#${scarceBooking.id} ${formatLong(scarceDay)}`])
    await question.getByRole('button', { name: 'Don’t Save' }).click()
    await expect(dialog.getByLabel('Teepees in stock')).toHaveValue('1')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await question.getByRole('button', { name: 'Save Anyway' }).click()
    await expectToast(page, 'Theme updated successfully.')
  })
})
