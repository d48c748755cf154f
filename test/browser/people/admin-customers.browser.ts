import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  aBooking,
  atBothWidths,
  DESKTOP,
  discardQuestion,
  expectAccessible,
  expectToast,
  openTab,
  PHONE,
  switchTo,
  test,
  unique,
} from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'

/** Returns a family that no other test uses, with its own phone number. */
function aFamily() {
  const customerName = unique('Nora')
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')
  return {
    customerName,
    customerEmail: `${customerName.replace(' ', '-').toLowerCase()}@example.com`,
    customerPhone: `786${digits}`,
  }
}

/** Waits for the search results: until then the name is in a longer list, and moves under the pointer. */
async function chooseCustomer(page: Page, { customerName, customerEmail }: ReturnType<typeof aFamily>) {
  await page.getByLabel('Search').fill(customerEmail)
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  // The list before may have had one customer, too.
  const row = page.getByRole('row').filter({ hasText: customerEmail })
  await row.getByRole('link', { name: customerName }).click()
}

/** Expects that the phone number in a list or record is large enough to be pressed. */
async function expectLargeNumber(around: Locator): Promise<void> {
  const box = await around.locator('a[href^="tel:"]').first().boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
}

test.describe('with a clipboard', () => {
  test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] })

  test('families are found, called, merged, handed their data and erased', async ({
    adminPage: page,
    api,
  }) => {
    await test.step('finds a family, whose number is large enough to press, keeps notes, books the same party again and merges two records', async () => {
      const [family, other] = [aFamily(), aFamily()]
      const addons = [{ addonId: 2, quantity: 1 }]
      await api('POST', '/api/admin/bookings', aBooking(family.customerName, { ...family, addons }))
      const twin = { ...other, customerName: family.customerName }
      await api('POST', '/api/admin/bookings', aBooking(twin.customerName, twin))

      await page.goto('/admin/customers')
      await page.getByLabel('Search').fill(family.customerEmail)
      await expectLargeNumber(page.getByRole('row').filter({ hasText: family.customerEmail }))
      await chooseCustomer(page, family)
      const record = page.getByRole('main')
      await expect(record.getByRole('heading', { level: 1, name: family.customerName })).toBeVisible()
      await expectLargeNumber(record)
      await expect(record.getByText('created this booking').first()).toBeVisible()
      await expectAccessible(page)
      await atBothWidths(page, expectNoSidewaysScroll)
      await record.getByLabel('Notes').fill('Steep stairs.')
      await record.getByLabel('Birthday month of the child').selectOption('May')
      await record.getByRole('button', { name: 'Save Notes' }).click()
      await expectToast(page, 'Notes saved')

      await record.getByRole('button', { name: /^Copy a link to the same party/ }).click()
      await expectToast(page, /opens booking with the same party/)
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(/\/booking\?theme=1&teepees=2&guests=6&addons=2x1$/)

      await record.getByRole('button', { name: `Compare with ${family.customerName}` }).click()
      const merge = page.getByRole('dialog', { name: 'Merge two customers' })
      await expect(merge.getByRole('link', { name: other.customerEmail })).toBeVisible()
      await expect(merge.getByText('Steep stairs.')).toBeVisible()
      await expectAccessible(page)
      await merge.getByRole('button', { name: 'Merge for Good' }).click()
      await expectToast(page, 'The two customers have been merged')
      await expect(record.getByRole('link', { name: other.customerEmail })).toBeVisible()
      await expect(record.getByRole('button', { name: /^Compare with/ })).toHaveCount(0)
    })

    await test.step('hands the data out, refuses to erase before the party, and erases after', async () => {
      const family = aFamily()
      const booking = await api('POST', '/api/admin/bookings', aBooking(family.customerName, family))
      await switchTo(page, { id: 'customers' })
      await chooseCustomer(page, family)
      const record = page.getByRole('main')
      const download = page.waitForEvent('download')
      await record.getByRole('button', { name: 'Export Data' }).click()
      const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
      expect(file.bookings[0].customerName).toBe(family.customerName)

      await record.getByRole('button', { name: 'Erase Data' }).click()
      const later = page.getByRole('alertdialog', { name: 'Not yet' })
      await expect(later.getByText(/^A party is coming up on .* Cancel it first/)).toBeVisible()
      await later.getByRole('button', { name: 'Close' }).last().click()

      await api('PATCH', `/api/bookings/${booking.id}`, { bookingStatus: 'cancelled' })
      await page.reload()
      await record.getByRole('button', { name: 'Erase Data' }).click()
      const question = page.getByRole('alertdialog', { name: 'Erase this family’s data?' })
      await expect(question.getByText(/What the law requires stays/)).toBeVisible()
      await expect(question).toContainText(family.customerEmail)
      await expect(question).not.toContainText('make sure the person asking')
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await question.getByRole('button', { name: 'Erase for Good' }).click()
      await expectToast(page, 'This family’s data is erased')
      await expect(page).toHaveURL(/\/admin\/customers$/)
      await page.getByLabel('Search').fill(family.customerEmail)
      await expect(page.getByText('No customers found.')).toBeVisible()
    })

    await test.step('names every address that a phone number and a name joined before data is handed out or erased', async () => {
      const family = aFamily()
      const { customerName, customerPhone } = family
      const stranger = { ...aFamily(), customerName, customerPhone }
      for (const one of [family, stranger]) {
        const { id } = await api('POST', '/api/admin/bookings', aBooking(one.customerName, one))
        await api('PATCH', `/api/bookings/${id}`, { bookingStatus: 'cancelled' })
      }
      await page.getByLabel('Search').fill(family.customerEmail)
      await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: stranger.customerName }).click()
      const record = page.getByRole('main')

      await record.getByRole('button', { name: 'Export Data' }).click()
      const asked = page.getByRole('alertdialog', { name: 'Export the data of all these addresses?' })
      const download = page.waitForEvent('download')
      for (const { customerEmail } of [family, stranger]) await expect(asked).toContainText(customerEmail)
      await expect(asked).toContainText('make sure the person asking owns all of them')
      await expectAccessible(page)
      await asked.getByRole('button', { name: 'Export Data' }).click()
      await download
      await expect(asked).toBeHidden()

      await record.getByRole('button', { name: 'Erase Data' }).click()
      const question = page.getByRole('alertdialog', { name: 'Erase this family’s data?' })
      for (const { customerEmail } of [family, stranger]) await expect(question).toContainText(customerEmail)
      await expect(question).toContainText('make sure the person asking owns all of them')
      await question.getByRole('button', { name: 'Cancel' }).click()
    })

    await test.step('beside the list, where there is room, asks before notes that are not saved are lost', async () => {
      await page.setViewportSize(DESKTOP)
      const family = aFamily()
      await api('POST', '/api/admin/bookings', aBooking(family.customerName, family))
      await switchTo(page, { id: 'customers' })
      await chooseCustomer(page, family)
      const panel = page.getByRole('dialog', { name: 'Customer Details' })
      const notes = panel.getByLabel('Notes')
      await notes.fill('Steep stairs.')
      await page.keyboard.press('Escape')
      await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
      await expect(notes).toHaveValue('Steep stairs.')
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await discardQuestion(page).getByRole('button', { name: 'Discard' }).click()
      await expect(panel).toBeHidden()

      await page.getByRole('link', { name: family.customerName }).click()
      await expect(notes).toHaveValue('')
      await notes.fill('A dog.')
      await openTab(page, 'Bookings')
      await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
      await expect(discardQuestion(page)).toBeHidden()
      await expect(notes).toHaveValue('A dog.')
      // Back would close the panel.
      await page.evaluate(() => history.back())
      await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
      await expect(notes).toHaveValue('A dog.')
      await panel.getByRole('button', { name: 'Save Notes' }).click()
      await expectToast(page, 'Notes saved')
      await panel.getByRole('link', { name: family.customerName }).click()
      await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
      await expect(page.getByRole('main').getByLabel('Notes')).toHaveValue('A dog.')
    })
  })
})
