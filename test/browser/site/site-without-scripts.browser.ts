import { expect, open, PHONE, test } from '../site-visit.ts'

test.use({ javaScriptEnabled: false })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the site is read in full, written to, and left for a theme', async ({ page }) => {
    await open(page, '/')

    await test.step('an answer unfolds and folds the others', async () => {
      const faq = page.getByRole('region', { name: 'Frequently Asked Questions' })
      await faq.getByRole('heading', { name: 'How much space do we need?' }).click()
      await expect(faq.getByText('10ft x 10ft')).toBeVisible()
      await faq.getByRole('heading', { name: 'How far in advance should we book?' }).click()
      await expect(faq.getByText('10ft x 10ft')).toBeHidden()
    })

    await test.step('every testimonial can be reached', async () => {
      const cards = page.getByRole('region', { name: 'What families say' }).getByRole('listitem')
      await cards.last().scrollIntoViewIfNeeded()
      await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
    })

    await test.step('a message is checked, keeps what was typed, and is sent', async () => {
      const form = page.getByRole('form', { name: 'Send Us a Message' })
      await form.getByLabel('Subject').fill('A date in spring')
      await form.getByLabel('Email').fill('not an address')
      await form.getByRole('button', { name: 'Send Message' }).click()
      await expect(form.getByText('Enter your name')).toBeVisible()
      await expect(form.getByText('Please enter a valid email address')).toBeVisible()
      await expect(form.getByText('Enter a message')).toBeVisible()
      await expect(form.getByLabel('Name')).toBeFocused()
      await expect(form.getByLabel('Subject')).toHaveValue('A date in spring')
      await form.getByLabel('Name').fill('Ana Lopez')
      await form.getByLabel('Email').fill('ana@example.com')
      await form.getByLabel('Message').fill('Do you come to Key Biscayne?')
      await form.getByRole('button', { name: 'Send Message' }).click()
      const status = page.getByRole('status').filter({ hasText: 'Message Sent!' })
      await expect(status).toContainText("Thank you for reaching out. We'll get back to you soon.")
    })

    await test.step('the menu opens, leads on and closes beside it', async () => {
      await open(page, '/addons')
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(menu).toBeVisible()
      await page.mouse.click(10, PHONE.height - 10)
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await menu.getByRole('link', { name: 'FAQ' }).click()
      await expect(page.locator('#faq')).toBeInViewport()
    })

    await test.step('the newsletter refuses what is no address, and keeps what is', async () => {
      const subscribe = async (address: string) => {
        await page.getByLabel('Newsletter sign-up').fill(address)
        await page.getByRole('button', { name: 'Subscribe' }).click()
      }
      await subscribe('not an address')
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
      await expect(page.getByLabel('Newsletter sign-up')).toHaveValue('not an address')
      await subscribe('quiet.reader@example.com')
      await expect(page.getByText('Thank you! You’re on our list.')).toBeVisible()
    })

    await test.step('a review is checked, sent and thanked for', async () => {
      await open(page, '/review')
      const form = page.getByRole('form', { name: 'Your review' })
      await form.getByLabel('Your review').fill('They whispered until midnight and slept until nine.')
      await form.getByLabel('Theme').selectOption({ label: 'Boho Blossom' })
      await form.getByRole('button', { name: 'Send Review' }).click()
      await expect(form.getByText('Name must be at least 3 characters')).toBeVisible()
      await expect(form.getByText('Rating must be from 1 to 5')).toBeVisible()
      await expect(form.getByLabel('Your review')).toHaveValue(/whispered/)
      await expect(form.getByLabel('Theme')).toHaveValue('1')
      await form.getByLabel('Your name').fill('Nina Ortiz')
      await form.getByRole('radio', { name: '4 stars' }).check()
      await form.getByRole('button', { name: 'Send Review' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    })

    await test.step('a theme is found, read in full and booked', async () => {
      await open(page, '/')
      const card = page
        .locator('#themes li')
        .filter({ has: page.getByRole('heading', { name: 'Boho Blossom' }) })
      await expect(card).toContainText('whispering until midnight.')
      await expect(card.getByRole('button', { name: /Read More/ })).toBeHidden()
      await card.getByRole('link', { name: 'View Details' }).click()
      await expect(page.getByRole('heading', { name: 'Boho Blossom', level: 1 })).toBeVisible()
      const pictures = page.getByRole('list', { name: 'More photos' }).getByRole('link')
      await expect(pictures).toHaveCount(4)
      await pictures.last().click()
      await expect(page).toHaveURL(/\/uploads\/images\/.*\.jpg$/)
      await page.goBack()
      await page.getByRole('link', { name: 'Book This Theme' }).click()
      await expect(page.getByRole('heading', { name: /^Book your/ })).toBeVisible()
    })
  })
})

test('what a form sends is answered to this site’s forms alone', async ({ request, baseURL }) => {
  const form = { 'newsletter-email': 'stranger@example.com' }
  const getStatus = async (path: string, options: object) => (await request.post(path, options)).status()
  expect(await getStatus('/newsletter', { form, headers: { origin: 'https://elsewhere.example' } })).toBe(403)
  expect(await getStatus('/newsletter', { form, headers: { origin: baseURL } })).toBe(200)
  expect(await getStatus('/newsletter', { data: form })).toBe(415)
  expect(await getStatus('/newsletter', { form: { 'newsletter-email': 'x'.repeat(70_000) } })).toBe(413)
  expect(await getStatus('/terms-of-service', { form })).toBe(405)
  expect(await getStatus('/nowhere', { form })).toBe(405)
})

test('pages of the wizard and behind secret links are drawn in full before any script', async ({
  page,
  request,
}) => {
  for (const [address, title] of [
    ['/booking', 'Book your party'],
    ['/booking/success?booking_id=MT-11111111', 'Your booking'],
    ['/my-booking/MT-11111111?token=unknown', 'My booking'],
    ['/waiting-list/unknown', 'Waiting list'],
  ] as const) {
    await open(page, address)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('banner')).toHaveCSS('border-bottom-width', '1px')
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  }
  for (const [address, title] of [
    ['/es/reservar/exito?booking_id=MT-11111111', 'Su reserva'],
    ['/es/mi-reserva/MT-11111111?token=unknown', 'Mi reserva'],
    ['/es/lista-de-espera/unknown', 'Lista de espera'],
  ] as const) {
    const html = await (await request.get(address)).text()
    expect(html).toContain(`<title>${title}`)
    expect(html).not.toMatch(/<link[^>]* rel="?stylesheet/)
    expect(html).toContain('se necesita JavaScript')
  }
})
