import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { Theme } from '#contract/catalogue/themes.ts'
import { DESKTOP, expect, open, PHONE, TABLET, test } from '../site-visit.ts'
import { atSizes } from '../viewports.ts'

const WIDTHS = [PHONE, TABLET, DESKTOP]

test.use({ viewport: PHONE })

test('all sections stand in the HTML, folded answers included', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const text of [
    'Why Choose',
    'Magical Themes',
    'Setup &amp; Delivery',
    'Premium Quality',
    'Boho Blossom',
    '$75.00',
    'Choose Your Theme',
    'Book Your Date',
    'We Setup Everything',
    'Enjoy &amp; We Collect',
    'Happy Customers',
    'Each teepee fits 2-3 children. We have packages for 4, 6, 8, 10 or 12 guests',
    '10ft x 10ft',
    'booking 3-4 weeks ahead, and 6-8 weeks ahead in peak seasons',
    'A delivery fee may apply depending on your location',
    'Custom themes may carry an extra design fee',
    'Monday to Friday 9am to 5pm, weekends 10am to 4pm',
    'Send Us a Message',
  ]) {
    expect(html).toContain(text)
  }
})

/** Opens the home page and returns the themes on it: other tests make and delete some meanwhile. */
async function openWithThemes(page: Page) {
  const read = async () => {
    const themes: Theme[] = await (await page.request.get('/api/themes')).json()
    return themes.map(({ name, available, featured }) => ({ name, available, featured }))
  }
  let themes = await read()
  for (;;) {
    await open(page, '/')
    const now = await read()
    if (isDeepStrictEqual(now, themes)) return themes
    themes = now
  }
}

test('the home page shows, unfolds and closes its parts at every width', async ({ page }) => {
  const themes = await openWithThemes(page)
  const available = themes.filter((theme) => theme.available)
  const expected = [
    ...available.filter((theme) => theme.featured),
    ...available.filter((theme) => !theme.featured),
  ]
  await expect(page.locator(':root[data-at-rest]')).toHaveCount(1)
  const opener = page.getByRole('button', { name: 'Look closer at Boho Blossom' })
  const preview = page.getByRole('dialog')
  await atSizes(page, WIDTHS, async ({ width }) => {
    await test.step(`at ${width} px the hero has its list, figures, ways on and 60 sprinkles, and the sections follow`, async () => {
      await expect(page.getByRole('link', { name: 'Book Your Experience' })).toHaveAttribute(
        'href',
        '/booking',
      )
      await expect(page.getByRole('link', { name: 'View Our Themes' })).toHaveAttribute('href', '/#themes')
      const included = page.getByRole('region', { name: "What's Included" })
      await expect(included.getByRole('listitem')).toHaveText([
        'Professional Setup & Takedown',
        'Premium Themed Decorations',
        'Cozy Bedding & Pillows',
        'Custom Add-On Options',
        '500+ Happy Parties',
        'Miami Area Coverage',
        '5-star Customer Rating',
      ])
      await expect(page.getByRole('link', { name: 'Explore All Themes' })).toHaveAttribute('href', '/#themes')
      await expect(page.locator('section[aria-label="Welcome"] [aria-hidden="true"] > i')).toHaveCount(60)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        "What's Included",
        'Why Choose Us',
        'Where will they fall asleep tonight?',
        'A small team with a van full of fairy lights',
        'How It Works',
        'Happy Customers',
        'From our album',
        'To your door, within 30 miles of Miami',
        'Frequently Asked Questions',
        'Write to us',
      ])
    })
    await test.step(`at ${width} px available themes stand featured first, the first three pictures with priority`, async () => {
      const section = page.getByRole('region', { name: /fall asleep/ })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(expected.map((theme) => theme.name))
      const priorities = await section
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('fetchpriority') === 'high'))
      expect(priorities).toEqual(expected.map((_, index) => index < 3))
      const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      const columns = tops.filter((top) => top === tops[0]).length
      expect(columns).toBe(width === 390 ? 1 : width === 820 ? 2 : 3)
      const boho = cards.filter({ hasText: 'Boho Blossom' })
      await expect(boho.getByText('$75.00/teepee')).toBeVisible()
      await expect(boho.getByRole('link')).toHaveAttribute('href', '/themes/1/boho-blossom')
    })
    await test.step(`at ${width} px a picture opens large and closes by its button`, async () => {
      const widths = () => page.evaluate(() => [...document.images].map((image) => image.offsetWidth))
      const before = await widths()
      await opener.click()
      await preview.getByRole('button', { name: 'Close preview' }).click()
      await expect(preview).toBeHidden()
      await expect(opener).toBeFocused()
      expect(await widths(), 'what is fetched later leaves the page as it was').toEqual(before)
      // A focused card is lifted out of its row.
      await opener.blur()
    })
  })

  await test.step('a picture closes by a click anywhere and by Escape, too', async () => {
    await opener.click()
    await preview.click({ position: { x: 200, y: 300 } })
    await expect(preview).toBeHidden()
    await opener.click()
    await expect(preview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
  })

  await test.step('one answer is open at a time', async () => {
    const faq = page.getByRole('region', { name: 'Frequently Asked Questions' })
    await faq.getByRole('heading', { name: 'How much space do we need?' }).click()
    await expect(faq.getByText('10ft x 10ft')).toBeVisible()
    await faq.getByRole('heading', { name: 'How far in advance should we book?' }).click()
    await expect(faq.getByText('6-8 weeks')).toBeVisible()
    await expect(faq.getByText('10ft x 10ft')).toBeHidden()
  })

  await test.step('a description unfolds on its own card alone', async () => {
    const section = page.locator('#themes')
    const cards = section.locator('li').filter({ has: page.getByRole('button', { name: /Read More/ }) })
    const [card, other] = [cards.nth(0), cards.nth(1)]
    const shortText = await card.getByRole('paragraph').textContent()
    expect(shortText).toMatch(/^.{100}\.\.\./)
    const count = await section.getByRole('button', { name: /Read More/ }).count()
    await card.getByRole('button', { name: /Read More/ }).click()
    await expect(section.getByRole('button', { name: /Show Less/ })).toHaveCount(1)
    await expect(section.getByRole('button', { name: /Read More/ })).toHaveCount(count - 1)
    await expect(other).toBeVisible()
    await section.getByRole('button', { name: /Show Less/ }).click()
    await expect(section.getByRole('button', { name: /Read More/ })).toHaveCount(count)
  })

  await test.step('visitors see nothing of what staff may change', async () => {
    await expect(page.getByRole('button', { name: 'Edit logo' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Change Hero Image' })).toHaveCount(0)
  })

  await test.step('the footer knows the year and the way to the admin', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login')
    for (const name of ['Instagram', 'Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
      await expect(footer.getByRole('link', { name })).toBeVisible()
    }
    for (const name of ['Quick Links', 'Our Services']) {
      await expect(footer.getByRole('heading', { name })).toBeVisible()
    }
  })
})
