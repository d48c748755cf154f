import { expect } from '@playwright/test'
import {
  aBooking,
  chooseAct,
  expectAccessible,
  expectToast,
  moreActs,
  openDetails,
  PHONE,
  showDetails,
  test,
} from '../admin-visit.ts'

test('money is recorded and given back in the details of a booking', async ({ adminPage: page, api }) => {
  await page.setViewportSize(PHONE)

  await test.step('records cash and Zelle until all is paid', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Record Rivera'))
    let details = await openDetails(page, id)
    await details.getByRole('button', { name: 'Record Payment' }).click()
    const form = page.getByRole('dialog', { name: `Record a payment for #${id}` })
    await expect(form).toContainText('still owes $150.00')

    const amount = form.getByLabel('Amount')
    await amount.fill('ten')
    await amount.press('Enter')
    await expect(form.getByText('Enter an amount in dollars, such as 249.00')).toBeVisible()
    await expect(amount).toBeFocused()
    await expectAccessible(page)

    let left = 150
    for (const [method, paid] of [
      ['Cash', 30],
      ['Zelle', 120],
    ] as const) {
      await amount.fill(`${paid}.00`)
      await form.getByLabel('Paid by').selectOption(method)
      await form.getByRole('button', { name: 'Record Payment' }).click()
      left -= paid
      await expectToast(page, `Payment recorded. Left to pay: $${left}.00.`)
      await expect(form).toBeHidden()
      details = await showDetails(page, id)
      const statement = details.getByRole('region', { name: 'Statement' })
      if (left === 0) await expect(statement).not.toContainText('Left to pay')
      else {
        await expect(statement).toContainText(`Left to pay$${left}.00`)
        await details.getByRole('button', { name: 'Record Payment' }).click()
      }
    }
    await expect(details.getByText('Paid', { exact: true })).toBeVisible()
    await expect(details.getByRole('button', { name: 'Record Payment' })).toHaveCount(0)
    await expect(details.getByText('$120.00 by Zelle')).toBeVisible()
    await expect(details.getByText('admin recorded a payment for this booking')).toHaveCount(2)
  })
  await page.keyboard.press('Escape')

  await test.step('a bank’s dispute stands on the booking', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Dispute Duarte'))
    const disputeNote = 'Dispute of $75.00: fraudulent (needs response)'
    const booking = await api('GET', `/api/bookings/${id}`)
    await page.route(`**/api/bookings/${id}`, (route) => route.fulfill({ json: { ...booking, disputeNote } }))
    await expect(await showDetails(page, id)).toContainText(disputeNote)
    await page.keyboard.press('Escape')
  })

  await test.step('a payment that somebody else recorded first is refused in a sentence', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Both Bermudez'))
    const details = await showDetails(page, id)
    await details.getByRole('button', { name: 'Record Payment' }).click()
    const form = page.getByRole('dialog', { name: `Record a payment for #${id}` })
    await api('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'zelle' })
    await form.getByRole('button', { name: 'Record Payment' }).click()
    await expect(form.getByText('Only $0.00 is left to pay for this booking.')).toBeVisible()
    await expect(form.getByLabel('Amount')).toHaveValue('150.00')
    await form.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('cancels with the policy’s figure, or another for a reason', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Refund Ruiz'))
    const pay = () => api('POST', `/api/bookings/${id}/payments`, { amount: '75.00', method: 'cash' })
    let details = await showDetails(page, id)
    await chooseAct(details, 'Update Status')
    // Only an unpaid booking is canceled here. What that means is known once its email is.
    await expect(page.getByText('Cancelled sends an email to Refund Ruiz')).toBeVisible()
    await page.keyboard.press('Escape')
    await pay()
    details = await showDetails(page, id)
    await page.route('**/cancellation', (route) => route.fulfill({ status: 503, json: {} }))
    await chooseAct(details, 'Cancel booking')
    const dialog = page.getByRole('dialog', { name: 'Cancel Booking' })
    await expect(dialog.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await page.unroute('**/cancellation')
    // By the row's button it is the same dialog.
    const row = page.getByRole('row').filter({ hasText: 'Refund Ruiz' })
    await expect(row).toContainText('$75.00 owed')
    await row.getByRole('button', { name: 'Update', exact: true }).click()
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await expect(dialog).toContainText('$75.00 was paid. Under the policy, we refund $0.00.')
    await pay()
    await expect(dialog).toContainText('$150.00 was paid. Under the policy, we refund $75.00.')
    await expect(dialog.getByLabel('Refund ($)')).toHaveValue('75.00')
    await expectAccessible(page)

    const confirm = dialog.getByRole('button', { name: 'Cancel and Refund' })
    await dialog.getByLabel('Refund ($)').fill('100.00')
    await expect(confirm).toBeDisabled()
    await expect(dialog.getByText('Required if the amount differs from the policy.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Our van broke down')
    await dialog.getByLabel('Refund ($)').fill('150.01')
    await confirm.click()
    await expectToast(page, 'At most $150.00 can be refunded.')
    await dialog.getByLabel('Refund ($)').fill('100.00')
    // Neither the cancellation gets through nor the figure that is loaded after it.
    await page.route('**/cancellation', (route) => route.fulfill({ status: 503, json: {} }))
    const reloaded = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.status() === 503,
    )
    await confirm.press('Enter')
    await expectToast(page, 'Failed to update booking status')
    await (await reloaded).finished()
    await page.unroute('**/cancellation')
    await expect(dialog.getByLabel('Reason')).toHaveValue('Our van broke down')
    await confirm.press('Enter')
    await expectToast(page, 'Refund: $100.00. Return $100.00 of it yourself.')
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({
      bookingStatus: 'cancelled',
      paidAmount: '50.00',
    })
    const closed = await showDetails(page, id)
    await expect(closed.getByText('$100.00 refunded (policy: $75.00). Our van broke down')).toBeVisible()
    for (const name of ['Record Payment', 'Send Payment Link'])
      await expect(closed.getByRole('button', { name })).toHaveCount(0)
    await moreActs(closed).click()
    await expect(page.getByRole('menuitem', { name: 'Update Status' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Cancel booking' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await page.keyboard.press('Escape')

  await test.step('refunds what a smaller party left paid beyond its price, and the booking stays', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Soledad Soto'))
    await api('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'cash' })
    let details = await showDetails(page, id)
    await expect(details.getByRole('button', { name: /^Refund/ })).toHaveCount(0)
    await api('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 1 })
    await page.keyboard.press('Escape')
    details = await showDetails(page, id)
    await expect(details.getByRole('region', { name: 'Statement' })).toContainText('Overpaid$75.00')
    await details.getByRole('button', { name: 'Refund $75.00' }).click()
    const question = page.getByRole('alertdialog', { name: `Refund for #${id}` })
    await expect(question).toContainText('Soledad Soto paid $75.00 more than the party costs.')
    await expectAccessible(page)
    let lost = 0
    await page.route('**/surplus-refund', async (route) => {
      await route.fetch()
      lost += 1
      await route.abort()
      await page.unroute('**/surplus-refund')
    })
    const refund = question.getByRole('button', { name: 'Refund $75.00' })
    await refund.click()
    await expectToast(page, 'Failed to refund: The site can’t be reached right now.')
    await refund.click()
    await expectToast(page, '$75.00 is on its way back. Return $75.00 of it yourself.')
    expect(lost).toBe(1)
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({
      bookingStatus: 'pending',
      paidAmount: '75.00',
      owedAmount: '0.00',
    })
    details = await showDetails(page, id)
    await expect(details.getByRole('button', { name: /^Refund/ })).toHaveCount(0)
    await expect(details.getByText(/^\$75\.00\. \$75\.00 was paid beyond the party’s price/)).toBeVisible()
  })
})
