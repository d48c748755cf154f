import { expect, open, test } from './site-visit.ts'

const LEGAL = [
  ['/privacy-policy', 'Privacy Policy', ['adults (18+)']],
  [
    '/terms-of-service',
    'Terms of Service',
    [
      'adults (18+)',
      '50% non-refundable deposit',
      'balance is due 7 days before the event',
      'More than 14 days before the event: full refund of amounts beyond the deposit',
      'Within 14 days of the event: no refund',
      'One free reschedule more than 7 days before the event',
      'within 30 miles of Miami, Florida',
      'Pickup is the day after the event',
    ],
  ],
  ['/cookie-policy', 'Cookie Policy', ['This site sets no cookies']],
] as const

for (const [path, title, facts] of LEGAL) {
  test(`${path} holds its facts and leads back`, async ({ page }) => {
    await open(page, path)
    await expect(page).toHaveTitle(`${title} | Moonlit Teepees`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText('May 22, 2025')).toBeVisible()
    for (const fact of facts) await expect(page.getByText(fact)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/')
  })
}

test('an unknown address is told with status 404', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('an address like a file’s is told by the same page, and a missing picture in a line', async ({
  page,
  request,
}) => {
  for (const path of ['/about.html', '/pictures/old.png']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    const picture = await request.get(path, { headers: { accept: 'image/avif,image/webp,*/*' } })
    expect(picture.status()).toBe(404)
    expect(await picture.text()).toBe('There is no such file.\n')
  }
})

test('every public page describes itself', async ({ request }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/addons', '/review', '/themes/1/boho-blossom', ...LEGAL.map(([page]) => page)]) {
    const html = await (await request.get(path)).text()
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    expect(html, path).toContain('<meta name="robots" content="index, follow"/>')
    expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}/)
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${path}"`))
    expect(html, path).toMatch(/<meta property="og:image" content="http[^"]+"/)
    expect(html, path).toMatch(/<meta property="og:image:width" content="1[26]00"/)
  }
  expect(titles.size).toBe(7)
})

test('search engines are told of the business, the questions and each theme’s price', async ({ request }) => {
  const getData = async (path: string) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
  }
  const home = await getData('/')
  expect(home.map((data) => data['@type'])).toEqual(['LocalBusiness', 'FAQPage'])
  const theme = await getData('/themes/1/boho-blossom')
  expect(theme.map((data) => data['@type'])).toEqual(['Product', 'Service', 'BreadcrumbList'])
  expect(theme[0].offers).toMatchObject({ price: '75.00', priceCurrency: 'USD' })
  expect(theme[0]).not.toHaveProperty('aggregateRating')
})

test('a browser’s assistant is told what the contact form does', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  expect(html).toMatch(/<form[^>]* toolname="send_message" tooldescription="[^"]{30,}"/)
  expect(html.match(/ toolparamdescription="/g)).toHaveLength(4)
})

test('sitemap, robots and manifest lead to what there is', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/themes/3/blue-skies-dreams</loc>')
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200)
})
