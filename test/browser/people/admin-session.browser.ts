import { expect, type Locator, type Page } from '@playwright/test'
import { type Api, aBooking, expectToast, openScreen, PHONE, switchTo, test, unique } from '../admin-visit.ts'
import { administrator } from '../server.ts'

type HalfFilled = {
  name: string
  /** Opens the form and fills in part of it; returns its save button. */
  fill: (page: Page, api: Api) => Promise<Locator>
  done: string
  /** Whether the password is wrong at first. */
  mistypes?: boolean
}

const FORMS: HalfFilled[] = [
  {
    name: 'an answer to a message',
    async fill(page, api) {
      const subject = unique('A question')
      const words = { name: 'Sam Session', email: 'sam@example.com', subject, message: 'Is May free?' }
      await api('POST', '/api/contact', words)
      await switchTo(page, { id: 'messages' })
      await page.getByRole('link', { name: new RegExp(subject) }).click()
      await page.getByRole('button', { name: 'Reply' }).click()
      const answer = page.getByRole('form', { name: 'Reply to Sam Session' })
      await answer.getByLabel('Message').fill('May is free, and we would love to come.')
      return answer.getByRole('button', { name: 'Send Email' })
    },
    done: 'Your email to Sam Session is on its way.',
    mistypes: true,
  },
  {
    name: 'a new booking',
    async fill(page) {
      const { customerName, customerPhone, customerEmail, partyAddress, zipCode, bookingDate } =
        aBooking('Phoned Pat')
      await switchTo(page, { id: 'bookings' })
      await page.getByRole('button', { name: 'New Booking' }).click()
      const dialog = page.getByRole('dialog', { name: 'New Booking' })
      await dialog.getByLabel('Customer name').fill(customerName)
      await dialog.getByLabel('Phone').fill(customerPhone)
      await dialog.getByLabel('Email').fill(customerEmail)
      await dialog.getByLabel('Party address').fill(partyAddress)
      await dialog.getByLabel('ZIP').fill(zipCode)
      await dialog.getByLabel('Date', { exact: true }).fill(bookingDate)
      await dialog.getByLabel('Theme', { exact: false }).first().selectOption('Boho Blossom ($75.00)')
      return dialog.getByRole('button', { name: 'Create Booking' })
    },
    done: 'created successfully',
  },
]

test('a form outlives the session it was begun in', async ({ adminPage: page, api }) => {
  await page.setViewportSize(PHONE)
  await openScreen(page, '/admin/account')
  for (const { name, fill, done, mistypes } of FORMS)
    await test.step(name, async () => {
      const save = await fill(page, api)
      await save.click({ trial: true })
      // In one go: whatever the page loads in between would ask to sign in before the form is saved.
      await save.evaluate((button: HTMLButtonElement) => {
        localStorage.setItem('adminAuth', btoa('admin:mts_ended'))
        button.click()
      })
      const again = page.getByRole('dialog', { name: 'Please sign in again' })
      await again.getByLabel('Username').fill(administrator.username)
      if (mistypes) {
        await again.getByLabel('Password').fill('not this one')
        const refused = page.waitForResponse('**/api/admin/login')
        await again.getByRole('button', { name: 'SIGN IN' }).click()
        expect((await refused).status()).toBe(401)
        await expectToast(page, 'Login Failed')
      }
      await again.getByLabel('Password').fill(administrator.password)
      // It may be another colleague.
      const whoIsIt = page.waitForRequest('**/api/admin/me')
      await again.getByRole('button', { name: 'SIGN IN' }).click()
      await whoIsIt
      await expectToast(page, done)
      await expect(save).toBeHidden()
    })
})
