import { expect, type Page } from '@playwright/test'
import { bookingRequest } from '#test/factories/booking-request.ts'
import {
  aBooking,
  atBothWidths,
  chooseAct,
  expectAccessible,
  expectToast,
  PHONE,
  showDetails,
  test,
  toastOn,
  unique,
} from '../admin-visit.ts'
import { createTheme, dayAhead } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'

test.use({ refusals: [409] })

async function openEdit(page: Page, id: number) {
  const details = await showDetails(page, id)
  await chooseAct(details, 'Edit Booking')
  const edit = page.getByRole('dialog', { name: `Edit Booking #${id}` })
  return {
    edit,
    statements: edit.getByRole('region', { name: 'Before and now' }),
    row: (name: string | RegExp) => edit.getByRole('row', { name }),
    save: edit.getByRole('button', { name: 'Save Changes' }),
  }
}

test('staff change the order of a booking in its details', async ({ adminPage: page, api, request }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/admin/bookings')

  await test.step('staff see both statements before they save, and put the order back from its changes', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Order Ortega')))
    await api('POST', `/api/bookings/${id}/payments`, { amount: '150.00', method: 'cash' })
    const { edit, statements, row, save } = await openEdit(page, id)
    await edit.getByLabel('Teepees').fill('3')
    await expect(statements.getByRole('columnheader')).toHaveText(['Before', 'Now'])
    await expect(row(/^Total/)).toContainText('$150.00$225.00')
    await expect(row(/^Difference/)).toContainText('+$75.00')
    await expect(edit.getByRole('status').filter({ hasText: /^Total/ })).toContainText(
      'Paid $150.00Due now $75.00',
    )
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await save.click()
    await expectToast(page, 'Booking updated successfully')
    await expect(edit).toBeHidden()
    const details = await showDetails(page, id)
    await expect(details.getByText('$150.00 → $225.00', { exact: true })).toBeVisible()
    await details.getByRole('button', { name: 'Restore' }).click()
    const question = page.getByRole('dialog', { name: 'Restore this order?' })
    await expect(question.getByRole('row', { name: /^Total/ })).toContainText('$225.00$150.00')
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    await question.getByRole('button', { name: 'Restore Order' }).click()
    await expect(toastOn(page)).toContainText('The order is back to what it was')
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({
      numberOfTeepees: 2,
      totalAmount: '150.00',
    })
    await expect(question).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('the office waives a difference or sets the price by hand, for a reason', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Waived Wang')))
    const { edit, statements, row, save } = await openEdit(page, id)
    await edit.getByLabel('Teepees').fill('3')
    await edit.getByLabel('Price of the change').selectOption('Waive the difference')
    await save.click()
    await expect(edit.getByText('Enter a reason')).toBeVisible()
    await edit.getByLabel('Reason').fill('Our mistake')
    await expect(statements).toContainText('The price stays the same.')
    await edit.getByLabel('Price of the change').selectOption('Set by hand')
    await edit.getByLabel('Price before tax and coupon').fill('200')
    await expect(row(/^Agreed with our office/)).toContainText('-$25.00')
    await expect(row(/^Difference/)).toContainText('+$50.00')
    await save.click()
    await expectToast(page, 'Booking updated successfully')
    await expect(edit).toBeHidden()
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({
      numberOfTeepees: 3,
      totalAmount: '200.00',
    })
  })

  await test.step('only a change that may cost something sends an email, which staff read before', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Typo Torres')))
    const countMails = async () => {
      const { mails } = await api('GET', '/api/admin/outbox?pageSize=100')
      return mails.filter(({ bookingId, kind }) => bookingId === id && kind === 'order-changed').length
    }
    const corrected = await openEdit(page, id)
    await corrected.edit.getByLabel('Party address').fill('14 Palm Street')
    await corrected.edit.getByLabel('Party starts at').selectOption('18:00')
    await corrected.save.click()
    await expectToast(page, 'Booking updated successfully')
    await expect(corrected.edit).toBeHidden()
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({
      partyAddress: '14 Palm Street',
      partyStartTime: '18:00',
    })
    expect(await countMails()).toBe(0)

    const { edit, row, save } = await openEdit(page, id)
    await edit.getByLabel('Teepees').fill('3')
    await edit.getByRole('button', { name: 'Increase quantity of Movie Night' }).click()
    await expect(row(/^Total/)).toContainText('$150.00$270.00')
    await edit.getByLabel('Email').fill('torres@example.com')
    await edit.getByLabel('Party address').fill('16 Palm Street')
    await edit.getByText('Email to torres@example.com').click()
    await expect(edit.getByText(/Your order has changed.*16 Palm Street/s)).toBeVisible()
    await save.click()
    await expect(edit).toBeHidden()
    await expect.poll(() => countMails()).toBe(1)
  })

  await test.step('what somebody else saved first is what a further change is compared with', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Twice Tavarez')))
    const { edit, save, row } = await openEdit(page, id)
    await api('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 6 })
    await edit.getByLabel('City').fill('Doral')
    await save.click()
    await edit.getByRole('button', { name: 'Use Their Version' }).click()
    await expect(edit.getByLabel('Teepees')).toHaveValue('6')
    await expect(edit.getByRole('status').filter({ hasText: /^Total/ })).toContainText('Total $450.00')
    await edit.getByLabel('Teepees').fill('2')
    await expect(row(/^Total/)).toContainText('$450.00$150.00')

    const { version } = await api('PATCH', `/api/bookings/${id}`, { numberOfTeepees: 5 })
    await save.click()
    // Without a look at what it means by now, it is not saved.
    await edit.getByRole('button', { name: 'Overwrite with Mine' }).click()
    await expect(row(/^Total/)).toContainText('$375.00$150.00')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save.click()
    const change = { numberOfTeepees: '2', differenceAmount: '-225.00' }
    expect((await sent).postDataJSON()).toEqual({ ...change, version })
    await expect(edit).toBeHidden()
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ numberOfTeepees: 2, city: 'Miami' })
  })

  await test.step('a full day is said before it is saved, and taken only after asking', async () => {
    const theme = await createTheme(request, unique('Full Office'), {
      pricePerTeepee: '75.00',
      teepeeStock: 3,
    })
    const party = { themeId: theme.id, bookingDate: dayAhead(236) }
    const { id } = await api('POST', '/api/admin/bookings', aBooking(unique('Forced Flores'), party))
    const other = bookingRequest({ ...party, numberOfTeepees: 1 })
    expect((await request.post('/api/bookings', { data: other })).status()).toBe(201)
    const { edit, save } = await openEdit(page, id)
    await edit.getByLabel('Teepees').fill('3')
    await expect(edit.getByText(/^No more teepees are left on .* besides yours/)).toBeVisible()
    await save.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Book Anyway' }).click()
    await expectToast(page, 'Booking updated successfully')
    await expect(edit).toBeHidden()
    expect(await api('GET', `/api/bookings/${id}`)).toMatchObject({ numberOfTeepees: 3 })
  })
})
