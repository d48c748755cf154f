import { expect } from '@playwright/test'
import {
  DESKTOP,
  expectAccessible,
  expectToast,
  holdLiveChanges,
  PHONE,
  test,
  unique,
} from '../admin-visit.ts'

const MESSAGE = {
  email: 'ana@example.com',
  subject: 'Outdoors?',
  message: 'Can we have it outdoors?\n\nThank you!',
}

test('reads, answers and files messages', async ({ adminPage: page, api }) => {
  await holdLiveChanges(page)
  for (const size of [PHONE, DESKTOP])
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      const [asks, waits] = [unique('Asking Ana'), unique('Waiting Wim')]
      for (const name of [asks, waits]) await api('POST', '/api/contact', { ...MESSAGE, name })
      await page.goto('/admin/messages')
      const entry = (name: string) =>
        page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: new RegExp(`^${name}`) })
      await entry(asks).press('Enter')
      await expect(page.getByRole('heading', { name: 'Outdoors?' })).toBeVisible()
      await expect(page.getByRole('link', { name: MESSAGE.email })).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Reply' }).click()
      const composer = page.getByRole('dialog', { name: `Reply to ${asks}` })
      await expect(composer.getByLabel('Subject')).toHaveValue('Re: Outdoors?')
      await composer.getByRole('button', { name: 'Send Email' }).click()
      await expect(composer.getByText('Enter a message')).toBeVisible()
      await expect(composer.getByLabel('Message')).toBeFocused()
      await expectAccessible(page)
      await page.route('**/reply', (route) => route.abort(), { times: 1 })
      await composer.getByLabel('Message').fill('Yes, gladly.')
      await composer.getByRole('button', { name: 'Send Email' }).click()
      await expectToast(page, /Failed to send the email/)
      await expect(composer.getByLabel('Message')).toHaveValue('Yes, gladly.')
      await composer.getByRole('button', { name: 'Send Email' }).click()
      await expectToast(page, `Your email to ${asks} is on its way.`)
      await expect(entry(asks)).toBeHidden()

      await entry(waits).click()
      await page.getByRole('button', { name: 'Mark Responded' }).click()
      await expectToast(page, 'Marked message as responded')

      await page.getByRole('tab', { name: /Responded/ }).click()
      await entry(waits).click()
      await expect(page.getByRole('button', { name: 'Send Email' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Mark Responded' })).toBeHidden()
    })

  await test.step('counts both folders, scrolls within 600 px and refreshes', async () => {
    const messages = Array.from({ length: 30 }, (_, index) => ({
      ...MESSAGE,
      id: index + 1,
      name: `Visitor ${index + 1}`,
      createdAt: '2027-01-04T15:30:00.000Z',
      responded: index < 4,
    }))
    await page.route('**/api/contact/submissions', (route) => route.fulfill({ json: messages }))
    await page.goto('/admin/messages')
    await expect(page.getByRole('tab', { name: 'Pending 26' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Responded 4' })).toBeVisible()
    expect((await page.getByRole('list', { name: 'Messages' }).boundingBox())?.height).toBe(600)
    await expect(page.getByText('January 4, 2027').first()).toBeVisible()
    const entry = (number: number) => page.getByRole('link', { name: new RegExp(`^Visitor ${number} `) })
    await page.keyboard.press('j')
    await expect(entry(5)).toBeFocused()
    await page.keyboard.press('j')
    await expect(entry(6)).toBeFocused()
    await page.keyboard.press('k')
    await expect(entry(5)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/messages/5')
    await page.getByRole('link', { name: 'Next message, from Visitor 6' }).click()
    await expect(page).toHaveURL('/admin/messages/6')
    await expect(page.getByRole('link', { name: 'Contact form' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'Previous message, from Visitor 5' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark Responded' })).toBeVisible()
    messages.pop()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('tab', { name: 'Pending 25' })).toBeVisible()
  })

  await test.step('says what went wrong and lets one try again', async () => {
    let isDown = true
    const message = {
      ...MESSAGE,
      id: 1,
      name: 'Ana',
      createdAt: '2027-01-04T15:30:00.000Z',
      responded: false,
    }
    await page.route('**/api/contact/submissions', (route) =>
      route.fulfill(isDown ? { status: 500, body: 'Down' } : { json: [message] }),
    )
    await page.route('**/respond', (route) => route.fulfill({ status: 500, body: 'Down' }))
    await page.goto('/admin/messages')
    await expect(page.getByText('Failed to load contact submissions')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('link', { name: 'Ana January 4' }).click()
    await page.getByRole('button', { name: 'Mark Responded' }).click()
    await expectToast(page, 'Failed to update submission status')
  })
})
