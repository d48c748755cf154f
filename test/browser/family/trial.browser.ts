import { expect } from '@playwright/test'
import { expectAccessible, expectToast, PHONE, test } from '../admin-visit.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  pay,
  readBookings,
} from '../booking-visit.ts'

test.use({ viewport: PHONE })

/**
 * The setup guide of a new site, whose other steps are covered by server tests: this site has other tests'
 * bookings.
 */
const SETUP = {
  done: false,
  steps: [{ id: 'try', done: false, sentence: 'No one has booked yet.', link: '/booking' }],
}

test('the owner tries the site as a family from the guide, looks at the booking, and removes it', async ({
  adminPage: page,
  api,
  request,
}) => {
  await page.route('**/api/admin/setup', (route) => route.fulfill({ json: SETUP }))
  await page.goto('/admin')
  const guide = page.getByRole('region', { name: 'Your first hour' })
  await expect(guide).toContainText(/no card is charged/i)
  await guide.getByRole('button', { name: 'Try it as a family' }).click()
  await expect(page).toHaveURL(/\/booking/)
  await openStep(page, 4, createDraft('trial@example.com', dayAhead(280)))
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)

  await page.goto('/admin')
  const link = guide.getByRole('link', { name: /^Booking #\d+$/ })
  const id = Number((await link.textContent())?.replace(/\D/g, ''))
  await expectAccessible(page)
  await link.click()
  await expect(page.getByText('Trial', { exact: true }).first()).toBeVisible()
  expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ isTrial: true, isPaid: true })

  await page.goBack()
  await guide.getByRole('button', { name: 'Remove the trial' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The trial booking will be removed for good')
  await question.getByRole('button', { name: 'Remove the trial' }).click()
  await expectToast(page, 'The trial is gone, with its payments, emails and log entries.')
  await expect(guide.getByRole('button', { name: 'Try it as a family' })).toBeVisible()
  expect(await readBookings(request, 'trial@example.com')).toEqual([])
})
