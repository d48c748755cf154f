import { expect } from '@playwright/test'
import {
  CARDS,
  chooseDay,
  dayAhead,
  expectConfirmed,
  fillCard,
  fillDetails,
  next,
  pay,
  readBookings,
  test,
} from './booking-visit.ts'
import { administrator } from './server.ts'

test('a parent comes in by the front door, books and pays; the owner sees it and confirms', async ({
  page,
  request,
}) => {
  const email = 'front.door@example.com'
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Your Experience' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await page.getByRole('radio', { name: /^Garden of Dreams/ }).check()
  await page.getByLabel('Number of teepees').selectOption('2')
  await chooseDay(page, dayAhead(330))
  await next(page)
  await expect(page).toHaveURL(/\/booking\/2$/)
  await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeVisible()
  await next(page)
  await expect(page).toHaveURL(/\/booking\/3$/)
  await fillDetails(page, email)
  await next(page)
  await page.getByLabel('Card number').waitFor()
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)

  const [booking] = await readBookings(request, email)
  expect(booking).toMatchObject({
    isPaid: true,
    bookingStatus: 'pending',
    totalAmount: '160.00',
    paidAmount: '80.00',
  })

  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.getByRole('link', { name: 'Bookings' }).first().click()
  await page.getByLabel('Search').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Pending')
  await row.getByRole('button', { name: /Update/ }).click()
  await page
    .getByRole('dialog', { name: 'Update Booking Status' })
    .getByRole('button', { name: 'Confirmed' })
    .click()
  await expect(page.getByText(`Booking #${booking?.id} status changed to confirmed.`)).toBeVisible()
  await expect(row).toContainText('Confirmed')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
})
