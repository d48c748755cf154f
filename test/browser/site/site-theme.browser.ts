import { DESKTOP, expect, open, PHONE, TABLET, test } from '../site-visit.ts'
import { atSizes } from '../viewports.ts'

test.use({ viewport: PHONE })

test('a theme’s page shows what there is to know and to see', async ({ page }) => {
  // Stops the timers.
  await page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 })
  })
  await open(page, '/themes/1/boho-blossom')

  await test.step('whoever scrolls past 70 % sees two more pictures at once', async () => {
    const thumbnails = page.getByRole('list', { name: 'More photos' }).getByRole('button')
    await expect(thumbnails).toHaveCount(2)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(thumbnails).toHaveCount(4)
  })

  await atSizes(page, [PHONE, TABLET, DESKTOP], async ({ width }) => {
    await test.step(`shows name, price, list, the way back and the way on at ${width} px`, async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.getByRole('heading', { name: 'Boho Blossom', level: 1 })).toBeVisible()
      // Price and booking button are visible without scrolling, on every screen.
      await expect(page.getByText('$75.00/teepee')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Book This Theme' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { name: "What's Included" })).toBeVisible()
      await expect(page.getByText('(24 reviews)')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to Themes' })).toHaveAttribute('href', '/#themes')
      await expect(page.getByText('floral picnic table')).toHaveCount(0)
    })
    await test.step(`the preview walks through all pictures and counts them at ${width} px`, async () => {
      await page.getByRole('button', { name: 'Look closer at Boho Blossom' }).click()
      const preview = page.getByRole('dialog')
      await expect(preview.getByText('1 / 4')).toBeVisible()
      await preview.getByRole('button', { name: 'Next image' }).click()
      await expect(preview.getByText('2 / 4')).toBeVisible()
      await preview.getByRole('button', { name: 'Previous image' }).click()
      await preview.getByRole('button', { name: 'Previous image' }).click()
      await expect(preview.getByText('4 / 4')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(preview).toBeHidden()
    })
  })

  await test.step('a picture that fails to load says so', async () => {
    await page.route(/\/uploads\/images\/bunny-garden/, (route) => route.abort())
    await open(page, '/themes/2/bunny-garden')
    await expect(page.getByText('Image failed to load').first()).toBeVisible()
  })
})

test('a booking button is beside its price and the social links on every phone', async ({ page }) => {
  for (const path of ['/themes/1/boho-blossom', '/es/temas/1/boho-blossom']) {
    await open(page, path)
    for (const name of [
      /^(BOOK YOUR PARTY|¡RESERVE SU FIESTA)!$/,
      /^(Book This Theme|Reservar este tema)$/,
    ]) {
      const button = page.getByRole('link', { name }).filter({ visible: true })
      await atSizes(
        page,
        [320, 352, 360, 375, 390].map((width) => ({ ...PHONE, width })),
        async ({ width }) => {
          const isBeside = await button.evaluate((it) => {
            const before = it.previousElementSibling?.getBoundingClientRect()
            return before && before.bottom > it.getBoundingClientRect().top
          })
          expect(isBeside, `${path} ${name} at ${width} px`).toBe(true)
        },
      )
    }
  }
})

test('another name in the address is put right', async ({ request }) => {
  for (const path of ['/themes/3', '/themes/3/old-name']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toMatch(/\/themes\/3\/blue-skies-dreams$/)
  }
})

test('an id that is no number, and a theme that is none, are 404', async ({ request }) => {
  for (const [path, title] of [
    ['/themes/abc', 'Invalid Theme ID'],
    ['/themes/987654/nothing', 'Theme Not Found'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  }
})
