import { expect } from '@playwright/test'
import {
  DESKTOP,
  discardQuestion,
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
  await page.setViewportSize(PHONE)
  await test.step('on a phone', async () => {
    const [asks, waits] = [unique('Asking Ana'), unique('Waiting Wim')]
    for (const name of [asks, waits]) await api('POST', '/api/contact', { ...MESSAGE, name })
    await page.goto('/admin/messages')
    const entry = (name: string) =>
      page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: new RegExp(`^${name}`) })
    await entry(asks).press('Enter')
    await expect(page.getByRole('heading', { name: 'Outdoors?' })).toBeVisible()
    await expect(page.getByRole('link', { name: MESSAGE.email })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to messages' }).click()
    await expect(entry(asks)).toBeFocused()
    await page.keyboard.press('Enter')

    const answer = page.getByRole('form', { name: `Reply to ${asks}` })
    await expect(answer.getByLabel('Subject')).toHaveValue('Re: Outdoors?')
    await page.getByRole('button', { name: 'Reply' }).click()
    await expect(answer.getByLabel('Message')).toBeFocused()
    await answer.getByRole('button', { name: 'Send Email' }).click()
    await expect(answer.getByText('Enter a message')).toBeVisible()
    await expect(answer.getByLabel('Message')).toBeFocused()
    await expectAccessible(page)
    await page.route('**/reply', (route) => route.abort(), { times: 1 })
    await answer.getByLabel('Message').fill('Yes, gladly.')
    await answer.getByRole('button', { name: 'Send Email' }).click()
    await expect(answer.getByRole('alert')).toContainText('Failed to send the email')
    await expect(answer.getByLabel('Message')).toHaveValue('Yes, gladly.')
    await answer.getByRole('button', { name: 'Send Email' }).click()
    await expectToast(page, `Your email to ${asks} is on its way.`)
    await expect(entry(asks)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(answer.getByLabel('Message')).toHaveValue('Yes, gladly.')
    await expect(page.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true')
    // The pointer is still on the toast, so it stays; it covers nothing of the form.
    await answer.getByRole('button', { name: 'Send Email' }).click()
    await expect(entry(asks)).toBeHidden()

    await entry(waits).click()
    await page.getByRole('button', { name: 'Mark Responded' }).click()
    await expectToast(page, 'Marked message as responded')

    await page.getByRole('tab', { name: /Responded/ }).click()
    await entry(waits).click()
    await expect(page.getByRole('button', { name: 'Send Email' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark Responded' })).toBeHidden()

    // What is being written stays, whatever comes back.
    const words = page.getByRole('form', { name: `Reply to ${waits}` }).getByLabel('Message')
    await words.fill('See you then.')
    await page.getByRole('button', { name: 'Send Email' }).click()
    await expectToast(page, `Your email to ${waits} is on its way.`)
    await expect(words).toHaveValue('')
    await words.fill('Bring a friend.')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(words).toHaveValue('See you then.\n\nBring a friend.')
    await page.getByRole('tab', { name: /Pending/ }).click()
    await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
    await expect(words).toHaveValue('See you then.\n\nBring a friend.')
    await words.fill('')
  })

  await test.step('counts both folders, scrolls within 600 px and refreshes', async () => {
    await page.setViewportSize(DESKTOP)
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
    await expect(page.getByRole('link', { name: 'Previous message, from Visitor 5' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark Responded' })).toBeVisible()
    messages.pop()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('tab', { name: 'Pending 25' })).toBeVisible()
  })
})

test('a saved answer is written, renamed, filled in and deleted where it is used', async ({
  adminPage: page,
  api,
}) => {
  const name = unique('Saving Sam')
  await api('POST', '/api/contact', { ...MESSAGE, email: 'sam@example.com', name })
  await page.setViewportSize(DESKTOP)
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  const answer = page.getByRole('form', { name: `Reply to ${name}` })
  await expect(answer.getByLabel('Message')).toBeFocused()
  const saved = page.getByRole('dialog', { name: 'Saved answers' })
  const open = async () => {
    // A dialog that has closed gives the focus back a moment later, and the list closes as it loses it.
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'Saved answers' }).click()
  }
  await answer.getByLabel('Message').fill('Hi {name}, indoors on {day}.')
  await open()
  await expectAccessible(page)
  await saved.getByRole('button', { name: 'Save this answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'New saved answer' })
  await dialog.getByLabel('Name').fill('Indoors')
  await dialog.getByRole('button', { name: 'Save Answer' }).click()
  await expectToast(page, '“Indoors” is saved.')
  await open()
  await saved.getByRole('button', { name: 'Edit Indoors' }).click()
  await page.getByLabel('Name').fill('Rain')
  await page.getByRole('button', { name: 'Save Answer' }).click()
  await expectToast(page, '“Rain” is saved.')
  await answer.getByLabel('Message').fill('')
  await open()
  await saved.getByRole('button', { name: 'Rain', exact: true }).click()
  await expect(answer.getByLabel('Message')).toBeFocused()
  await expect(answer.getByLabel('Message')).toHaveValue('Hi Saving, indoors on {day}.')
  await answer.getByRole('button', { name: 'Send Email' }).click()
  await expect(answer.getByText('Replace {day} before you send it.')).toBeVisible()
  await answer.getByLabel('Message').fill('')
  await open()
  await saved.getByRole('button', { name: 'Delete Rain' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectToast(page, 'Saved answer deleted')
  await open()
  await expect(saved.getByText('Save answers that you write often.')).toBeVisible()
})
