import { expect, follow, open, PHONE, refuse, test } from '../site-visit.ts'

test.use({ viewport: PHONE })

test('a visitor writes from the home page, and a review', async ({ page }) => {
  await open(page, '/')
  const form = page.getByRole('form', { name: 'Send Us a Message' })
  const send = () => form.getByRole('button', { name: 'Send Message' }).click()

  await test.step('a message says what is missing', async () => {
    await form.getByLabel('Email').fill('not an address')
    await send()
    await expect(form.getByText('Enter your name')).toBeVisible()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByText('Enter a subject')).toBeVisible()
    await expect(form.getByText('Enter a message')).toBeVisible()
    await expect(form.getByLabel('Name')).toBeFocused()
  })

  await test.step('a message that cannot be sent is kept', async () => {
    await refuse(page, '/api/contact', 500, 'no')
    await form.getByLabel('Name').fill('Ana Lopez')
    await form.getByLabel('Email').fill('ana@example.com')
    await form.getByLabel('Subject').fill('A date in spring')
    await form.getByLabel('Message').fill('Do you come to Key Biscayne?')
    await send()
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(alert).toContainText('Please try again later.')
    await expect(form.getByLabel('Name')).toHaveValue('Ana Lopez')
    await page.unroute('**/api/contact')
  })

  await test.step('it arrives, and the form is empty again', async () => {
    await send()
    const toast = page.getByRole('status').filter({ hasText: 'Message Sent!' })
    await expect(toast).toContainText("Thank you for reaching out. We'll get back to you soon.")
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(form.getByLabel(label)).toHaveValue('')
    }
  })

  await test.step('the newsletter keeps an address without leaving the page', async () => {
    const field = page.getByLabel('Newsletter sign-up')
    await expect(field).toHaveAttribute('type', 'email')
    await field.fill('not an address')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('contentinfo').getByText('Please enter a valid email address')).toBeVisible()
    await field.fill('reader@example.com')
    const response = page.waitForResponse('**/api/newsletter')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    expect((await response).ok()).toBe(true)
    await expect(page.getByText('Thank you! You’re on our list.')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  await test.step('a review is checked, sent and thanked for', async () => {
    await follow(page, '/review')
    const review = page.getByRole('form', { name: 'Your review' })
    await review.getByRole('button', { name: 'Send Review' }).click()
    await expect(review.getByText('Name must be at least 3 characters')).toBeVisible()
    await expect(review.getByText('Rating must be from 1 to 5')).toBeVisible()
    await expect(review.getByText('Comment must be at least 10 characters')).toBeVisible()
    await review.getByLabel('Your name').fill('Nina Ortiz')
    await review.getByLabel('Theme').selectOption({ label: 'Boho Blossom' })
    await review.getByRole('radio', { name: '4 stars' }).check()
    await review.getByLabel('Your review').fill('They whispered until midnight and slept until nine.')
    await review.getByRole('button', { name: 'Send Review' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    const shown: { customerName: string }[] = await (await page.request.get('/api/testimonials')).json()
    expect(shown.map((testimonial) => testimonial.customerName)).not.toContain('Nina Ortiz')
  })
})
