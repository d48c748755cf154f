import { expect, type Locator, type Page } from '@playwright/test'
import { type Api, aBooking, expectToast, openScreen, PHONE, switchTo, test, unique } from '../admin-visit.ts'
import { administrator } from '../server.ts'

type HalfFilled = {
  name: string
  /** Opens the form and fills in part of it; returns its save button. */
  fill: (page: Page, api: Api) => Promise<Locator>
  done: string
}

const FORMS: HalfFilled[] = [
  {
    name: 'a new coupon',
    async fill(page) {
      await switchTo(page, { id: 'coupons' })
      await page.getByRole('button', { name: 'Create Coupon' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create Coupon' })
      await dialog.getByLabel('Code').fill(unique('S').replace(' ', '-'))
      return dialog.getByRole('button', { name: 'Create Coupon' })
    },
    done: 'Coupon created successfully',
  },
  {
    name: 'an add-on',
    async fill(page, api) {
      const name = unique('Lantern')
      await api('POST', '/api/addons', { name, description: 'A paper lantern.', price: '9.00' })
      await switchTo(page, { id: 'addons' })
      await page.getByRole('button', { name: `Edit ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Description').fill('A paper lantern with a real flame.')
      return dialog.getByRole('button', { name: 'Save Changes' })
    },
    done: 'Add-on updated successfully',
  },
  {
    name: 'a testimonial',
    async fill(page, api) {
      const customerName = unique('Sena Session')
      await api('POST', '/api/testimonials', { customerName, rating: 5, comment: 'It was a lovely night.' })
      await switchTo(page, { id: 'testimonials' })
      await page.getByRole('button', { name: `Edit ${customerName}’s testimonial` }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' })
      await dialog.getByLabel('Comment').fill('It was a lovely, lovely night.')
      return dialog.getByRole('button', { name: 'Save Changes' })
    },
    done: 'Testimonial updated successfully',
  },
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
  for (const { name, fill, done } of FORMS)
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
      await again.getByLabel('Password').fill('not this one')
      const refused = page.waitForResponse('**/api/admin/login')
      await again.getByRole('button', { name: 'SIGN IN' }).click()
      expect((await refused).status()).toBe(401)
      await expectToast(page, 'Login Failed')
      await again.getByLabel('Password').fill(administrator.password)
      // It may be another colleague.
      const whoIsIt = page.waitForRequest('**/api/admin/me')
      await again.getByRole('button', { name: 'SIGN IN' }).click()
      await whoIsIt
      await expectToast(page, done)
      await expect(save).toBeHidden()
    })
})
