import { expect, type Page } from '@playwright/test'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import {
  type Api,
  aBooking,
  expectAccessible,
  expectToast,
  holdLiveChanges,
  PHONE,
  test,
  toastOn,
} from '../admin-visit.ts'

const aMail = (id: number, change: Partial<OutboxMail>): OutboxMail => ({
  id,
  kind: 'confirmation',
  recipient: `family${id}@example.com`,
  subject: `Mail number ${id}`,
  status: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  lastFailure: null,
  sentAt: null,
  createdAt: '2027-01-04T14:00:00.000Z',
  bookingId: null,
  ...change,
})

/** Simulates a site with a mail server for this page: the site under test has none. */
async function withMailServer(page: Page, mails: OutboxMail[]) {
  const retried: number[] = []
  await page.route('**/api/admin/outbox?*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status')
    const shown = mails.filter((mail) => !status || mail.status === status)
    return route.fulfill({
      json: { mails: shown, total: shown.length, page: 1, pageSize: 20, isSending: true },
    })
  })
  await page.route('**/api/admin/outbox/*/retry', (route) => {
    const id = Number(/(\d+)\/retry$/.exec(route.request().url())?.[1])
    const mail = mails.find((each) => each.id === id)
    if (!mail || mail.status === 'sent')
      return route.fulfill({
        status: 409,
        json: { message: 'This email has already been sent or is on its way.' },
      })
    retried.push(id)
    Object.assign(mail, { status: 'sent', sentAt: '2027-01-04T15:00:00.000Z', lastFailure: null })
    return route.fulfill({ json: mail })
  })
  return retried
}

test('mails, jobs, balances and differences', async ({ adminPage: page, api }) => {
  // Other tests' mails would push this one off the first page.
  await holdLiveChanges(page)
  await page.setViewportSize(PHONE)

  await test.step('mails are kept without a mail server, and read', async () => {
    const name = 'Outbox Ortega'
    const booking = aBooking(name, {
      sendPaymentLink: true,
      customerEmail: 'outbox@example.com',
    })
    const { id } = await api('POST', '/api/admin/bookings', booking)
    await page.goto('/admin/outbox')
    await expect(page.getByText(/^No mail server is set up, so emails stay here\./)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'outbox@example.com' })
    await expect(row).toContainText('please pay $75.00')
    await expectAccessible(page)

    await row.getByRole('button', { name: /^Read Your Boho Blossom party/ }).press('Enter')
    const preview = page.getByRole('dialog', { name: /^Your Boho Blossom party/ })
    await expect(preview).toContainText('To outbox@example.com, written')
    // No script may run in that frame, including the test's own: checks its source instead.
    const html = (await preview.getByTitle('The email').getAttribute('srcdoc')) ?? ''
    expect(html).toContain('One step left to your party')
    expect(html).toMatch(/href="[^"]+\/my-booking\/MT-[^"]+"[^>]*>Pay \$75\.00</)
    await preview.getByRole('tab', { name: 'Preview' }).press('ArrowRight')
    await expect(preview.getByRole('tab', { name: 'Plain text' })).toBeFocused()
    await expect(preview.getByText(/Pay \$75\.00:\s+http/)).toBeVisible()
    await expectAccessible(page)
    await expect(preview.getByRole('button', { name: /^Send/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()

    await row.getByRole('button', { name: `#${id}`, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(name)
    await page.keyboard.press('Escape')
  })

  await test.step('jobs, balances and differences', async () => {
    const name = 'Owes Ochoa'
    const { id } = await api('POST', '/api/admin/bookings', aBooking(name, { bookingStatus: 'confirmed' }))
    await page.getByRole('tab', { name: 'Emails' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Jobs' })).toBeFocused()
    const job = page.getByRole('row').filter({ hasText: 'Release unpaid bookings' })
    await expect(job).toContainText(/(OK|Running)/)
    await expectAccessible(page)
    await job.getByRole('button', { name: 'Run now: Release unpaid bookings' }).click()
    await expect(toastOn(page)).toContainText('The job starts in a moment.')

    await page.getByRole('tab', { name: 'Balances' }).click()
    const debt = page.getByRole('row').filter({ hasText: name })
    await expect(debt).toContainText('$150.00')
    await expectAccessible(page)
    await debt.getByRole('button', { name: `#${id}`, exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(name)
    await page.keyboard.press('Escape')

    // Every hour the site compares its payments with the provider's: those of other tests may differ just then.
    await page.route('**/api/admin/reconciliation', (route) => route.fulfill({ json: [] }))
    await page.getByRole('tab', { name: 'Differences' }).click()
    await expect(page.getByText('Our records match the card provider’s.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('what failed is told, and tried again', async ({ adminPage: page, api }) => {
  await page.setViewportSize(PHONE)
  const retried = await withMailServer(page, [
    aMail(1, { status: 'failed', lastFailure: '550 no such mailbox' }),
    aMail(2, { status: 'kept', attempts: 0 }),
    aMail(3, { status: 'sent', sentAt: '2027-01-04T14:01:00.000Z' }),
  ])

  await holdLiveChanges(page)
  await page.goto('/admin/outbox')

  await test.step('what failed and what was kept is sent again', async () => {
    await expect(page.getByText('No mail server is set up', { exact: false })).toHaveCount(0)
    await expect(page.getByText('550 no such mailbox (1 try)')).toBeVisible()
    await expect(page.getByText('Jan 4, 2027, 9:01 AM')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Show').selectOption('Failed')
    await expect(page.getByText('1 email', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Retry Mail number 1' }).click()
    await expect(toastOn(page)).toContainText('The email is on its way.')
    await expect(page.getByText('No emails in this state.')).toBeVisible()
    await page.getByLabel('Show').selectOption('Kept')
    await page.getByRole('button', { name: 'Send Mail number 2' }).click()
    await expect(page.getByText('No emails in this state.')).toBeVisible()
    await page.getByLabel('Show').selectOption('Sent')
    await expect(page.getByText('3 emails', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Send|Retry)/ })).toHaveCount(0)
    expect(retried).toEqual([1, 2])
  })

  await test.step('a difference to the provider’s books stays until somebody has looked at it', async () => {
    const discrepancy = {
      id: 7,
      kind: 'without-booking',
      intentId: 'pi_unknown',
      bookingReference: null,
      sentence: '$75.00 was taken, but the booking it was for is gone. Please refund it at the provider.',
      amount: null,
      isRepaired: false,
      resolvedAt: null as string | null,
      createdAt: '2027-01-04T14:07:00.000Z',
    }
    await page.route('**/api/admin/reconciliation', (route) => route.fulfill({ json: [discrepancy] }))
    await page.route('**/api/admin/reconciliation/7/resolve', (route) => {
      discrepancy.resolvedAt = '2027-01-04T15:00:00.000Z'
      return route.fulfill({ json: discrepancy })
    })
    await page.getByRole('tab', { name: 'Differences' }).click()
    await expect(page.getByText(discrepancy.sentence)).toBeVisible()
    await expect(page.getByText('Open', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mark as resolved' }).click()
    await expect(page.getByText('Resolved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0)
  })

  await test.step('a refund that failed', () => dealWithFailedRefund(page, api))
})

const aFailedRefund = () => ({
  id: 8,
  kind: 'refund-failed',
  intentId: 'pi_3PqXyz2eZvKYlo2C0aBcDeFg',
  bookingReference: 'MT-7K3F-9QXW-2M4D',
  sentence:
    '$75.00 should have been refunded, but the refund failed. Try it again, or return the money and record it here.',
  amount: '75.00',
  isRepaired: false,
  resolvedAt: null as string | null,
  createdAt: '2027-01-04T14:07:00.000Z',
})

async function dealWithFailedRefund(page: Page, api: Api): Promise<void> {
  const discrepancy = aFailedRefund()
  await page.route('**/api/admin/reconciliation', (route) => route.fulfill({ json: [discrepancy] }))

  await test.step('the dashboard points at money that needs somebody', async () => {
    const overview = await api('GET', '/api/admin/overview')
    await page.route('**/api/admin/overview', (route) =>
      route.fulfill({ json: { ...overview, openDifferences: 1 } }),
    )
    await page.goto('/admin/dashboard')
    await expect(page.getByText('A payment or refund needs you.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See what to do' }).click()
    await expect(page.getByRole('button', { name: 'Returned by Hand' })).toBeVisible()
  })

  await test.step('it is tried again, or noted as handed back', async () => {
    let isRefused = true
    const sent: unknown[] = []
    await page.route('**/api/admin/reconciliation/8/*', (route) => {
      sent.push([route.request().url().split('/').at(-1), route.request().postDataJSON()])
      if (!isRefused) discrepancy.resolvedAt = '2027-01-04T15:00:00.000Z'
      return route.fulfill({ status: 201, json: discrepancy })
    })
    await expect(page.getByText(discrepancy.sentence)).toBeVisible()
    await expectAccessible(page)
    const again = page.getByRole('button', { name: 'Try Again' })
    await again.click()
    await expect(toastOn(page)).toContainText('The refund failed again. It stays open here.')
    isRefused = false
    await again.click()
    await expectToast(page, '$75.00 is on its way back.')
    await expect(page.getByText('Resolved', { exact: true })).toBeVisible()
    await expect(again).toHaveCount(0)

    discrepancy.resolvedAt = null
    await page.reload()
    await page.getByRole('button', { name: 'Returned by Hand' }).click()
    const dialog = page.getByRole('dialog', { name: 'Returned by Hand' })
    await expect(dialog).toContainText('Only if you returned $75.00 yourself.')
    await expectAccessible(page)
    await dialog.getByLabel('Refunded by').selectOption('Zelle')
    await dialog.getByRole('button', { name: 'Record It' }).click()
    await expectToast(page, 'Recorded: $75.00 was returned.')
    await expect(page.getByText('Resolved', { exact: true })).toBeVisible()
    const refundAmount = '75.00'
    expect(sent).toEqual([
      ['refund-again', { refundAmount }],
      ['refund-again', { refundAmount }],
      ['handed-back', { refundAmount, method: 'zelle' }],
    ])
  })
}
