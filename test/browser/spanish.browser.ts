import type { Page } from '@playwright/test'
import { CARDS, dayAhead } from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { onFreshSite } from './fresh-site.ts'
import { expect, PHONE } from './site-visit.ts'
import { expectNoEnglish } from './spoken-on.ts'
import { resize } from './viewports.ts'

// Themes created by other tests have no Spanish names.
const test = onFreshSite()

test.use({ viewport: PHONE, locale: 'es-US' })

/** Returns the Spanish pages that this one links to. */
async function spanishLinksOn(page: Page): Promise<Set<string>> {
  const links = await page
    .locator('a[href^="/es"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return new Set(links)
}

/** Returns the languages that the head of another page declares. */
function getLanguages(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text()
    const other = new DOMParser().parseFromString(html, 'text/html')
    const getHref = (language: string) =>
      other.querySelector(`link[hreflang="${language}"]`)?.getAttribute('href')
    return { lang: other.documentElement.lang, es: getHref('es'), default: getHref('x-default') }
  }, path)
}

test('no Spanish page has English on it, and each names its counterpart', async ({ page }) => {
  test.slow()
  // Follows links from the home page to every page.
  const paths = ['/es']
  for (const path of paths) {
    await page.goto(path)
    paths.push(...[...(await spanishLinksOn(page))].filter((link) => !paths.includes(link)))
    expect(await page.locator('html').getAttribute('lang'), path).toBe('es')
    await expectNoEnglish(page, path)
    if (path.startsWith('/es/reservar')) continue
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    const english = (await page.locator('link[hreflang="en"]').getAttribute('href')) ?? ''
    expect(await getLanguages(page, new URL(english).pathname), path).toEqual({
      lang: 'en',
      es: expect.stringMatching(new RegExp(`${path}$`)),
      default: english,
    })
  }
  expect(paths).toEqual(expect.arrayContaining(['/es/complementos', '/es/resena', '/es/privacidad']))
  expect(paths.filter((path) => path.startsWith('/es/temas/')).length).toBe(8)
})

test('the sitemap names each page in both languages', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/addons', '/es/complementos', '/themes/8/rose-garden', '/es/temas/8/rose-garden'])
    expect(map).toContain(`${path}</loc>`)
  expect(map.match(/hreflang="x-default"/g)?.length).toBe(map.match(/<loc>/g)?.length)
})

test('a grandmother books a party in Spanish by its labels alone', async ({ page, request }) => {
  test.slow()
  await page.goto('/es')
  await page.getByRole('link', { name: 'Reserve su experiencia' }).click()
  await expect(page).toHaveURL(/\/es\/reservar\/1$/)
  const next = page.getByRole('button', { name: 'Siguiente', exact: true })
  await next.click()
  await expect(page.getByText('Elija un tema', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /^Jardín de Rosas/ }).check()
  await page.getByLabel('Número de tipis').selectOption('2')
  const day = dayAhead(40)
  const words = new Intl.DateTimeFormat('es-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  const button = page.getByRole('button', { name: new RegExp(words) })
  const later = page.getByRole('button', { name: 'Ir al mes siguiente' })
  await later.click()
  if ((await button.count()) === 0) await later.click()
  await button.click()
  await next.click()
  await page.getByRole('button', { name: 'AGREGAR Noche de película' }).click()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Sus datos' })).toBeVisible()
  await next.click()
  await expect(page.getByText('Escriba un correo electrónico válido')).toBeVisible()
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa')
  await page.getByLabel('Apellido').fill('Gómez')
  await page.getByLabel('Correo electrónico').fill('rosa@example.com')
  await page.getByLabel('Teléfono').fill('3055550123')
  await page.getByLabel('Dirección', { exact: true }).fill('12 Calle Ocho')
  await page.getByLabel('Código postal').fill('33135')
  await next.click()
  await page.getByLabel('Código de cupón').fill('WELCOME10')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('10% de descuento').first()).toBeVisible()
  await page.getByLabel('Número de tarjeta').fill(CARDS.declined)
  await page.getByLabel('Vencimiento').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Código postal').fill('33135')
  const pay = page.getByRole('button', { name: /^Pagar \$/ }).first()
  await pay.click()
  await expect(page.getByText(/Su tarjeta fue rechazada/)).toBeVisible()
  await expectNoEnglish(page)
  await expectAccessible(page)
  await page.getByLabel('Número de tarjeta').fill(CARDS.good)
  await pay.click()
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible()
  await expectNoEnglish(page)

  await page.getByRole('link', { name: 'Ver detalles y recibo' }).click()
  await expect(page.getByText('Noche de película × 1')).toBeVisible()
  await expectNoEnglish(page)
  expect((await request.get('/api/health')).ok()).toBe(true)
})

test('the switch keeps page, question and draft', async ({ page }) => {
  await page.goto('/es/reservar/1')
  await page.getByRole('radio', { name: /^Jardín de Rosas/ }).check()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await expect(page.getByRole('radio', { name: /^Rose Garden/ })).toBeChecked()
  await page.goto('/addons?from=mail')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(/\/es\/complementos\?from=mail$/)
})

test('the switch keeps what was typed, and where the reader was', async ({ page }) => {
  await page.goto('/es')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Hay una noche libre en mayo?')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue('¿Hay una noche libre en mayo?')
  await expect(message).toBeInViewport()

  await page.goto('/review')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your review' }).fill('The girls slept like stones.')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Español$/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Su reseña' })).toHaveValue('The girls slept like stones.')
  await expect(page.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  await page.getByRole('textbox', { name: 'Su nombre' }).fill('Rosa Gómez')
  await page.getByRole('button', { name: 'Enviar reseña' }).click()
  await expect(page.getByText('Su reseña llegó.')).toBeVisible()
})

test('the switch of languages is in sight at every width', async ({ page }) => {
  for (const path of ['/', '/es', '/booking', '/es/reservar']) {
    await page.goto(path)
    const name = path.startsWith('/es') ? /English$/ : /Español$/
    const link = page.getByRole('banner').getByRole('link', { name })
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await resize(page, { width, height: 700 })
      await expect.soft(link, `${path}, ${width} px wide`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('every Spanish page fits a narrow phone, and axe has nothing to say', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/es', '/es/complementos', '/es/temas/8/rose-garden', '/es/resena', '/es/reservar']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
