import type { APIRequestContext } from '@playwright/test'
import { expect, PHONE, test } from '../site-visit.ts'

/** Returns a page's HTML as sent, with whitespace between tags collapsed. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  return { status: response.status(), html, text: html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ') }
}

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
  test(`${path} holds its facts and leads back`, async ({ request }) => {
    const { html, text } = await read(request, path)
    expect(html).toContain(`<title>${title} | Moonlit Teepees</title>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    for (const fact of ['May 22, 2025', ...facts]) expect(text).toContain(fact)
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(<svg.*?<\/svg>)?\s*Back to homepage/)
  })
}

test('an unknown address is told with status 404', async ({ request }) => {
  const { status, html } = await read(request, '/no/such/page')
  expect(status).toBe(404)
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('an address like a file’s is told by the same page, and a missing picture in a line', async ({
  request,
}) => {
  for (const path of ['/about.html', '/pictures/old.png']) {
    const response = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>Page Not Found<\/h1>/)
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

test('on a phone, the footer fits one screen, and each of its links a finger', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/', '/es']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    // Until it has been in view for a frame, its height is an estimate.
    await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(PHONE.height)
    const narrow = await footer
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().width < 44).map(String))
    expect(narrow).toEqual([])
  }
})
