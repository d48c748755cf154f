import type { Page } from '@playwright/test'
import { CARDS, dayAhead } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onFreshSite } from '../fresh-site.ts'
import { expect, follow, PHONE } from '../site-visit.ts'
import { expectNoEnglish, expectNoEnglishIn, expectSpanish } from '../spoken-on.ts'
import { resize } from '../viewports.ts'

// Themes created by other tests have no Spanish names.
const test = onFreshSite()

test.use({ viewport: PHONE, locale: 'es-US' })

/** Returns the Spanish pages that this one, as sent, links to. */
async function spanishLinksIn(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const links = [...html.matchAll(/<a\s[^>]*href="(\/es[^"]*)"/g)]
  return links.map(([, href = '']) => new URL(href, 'http://localhost').pathname)
}

/** Returns the language metadata in a page's <head>. */
function getLanguages(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text()
    const other = new DOMParser().parseFromString(html, 'text/html')
    const getHref = (link: string) => other.querySelector(`link${link}`)?.getAttribute('href')
    return {
      lang: other.documentElement.lang,
      canonical: getHref('[rel="canonical"]'),
      en: getHref('[hreflang="en"]'),
      es: getHref('[hreflang="es"]'),
      default: getHref('[hreflang="x-default"]'),
    }
  }, path)
}

/**
 * Expects the language switch to be visible at the top of the page, at the narrowest width of each layout.
 */
async function expectSwitch(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const link = page.getByRole('banner').getByRole('link', { name })
  for (const width of [320, 390, 1024, 1280]) {
    await resize(page, { width, height: 700 })
    await expect.soft(link, `${page.url()}, ${width} px wide`).toBeInViewport({ ratio: 1 })
  }
}

/** Axe finds the same on the other pages in English. */
const LOOKED_AT = ['/es', '/es/reservar']
const TEXTS = ['/es/privacidad', '/es/terminos-del-servicio', '/es/cookies']

test('no Spanish page has English on it, and each names its counterpart', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  // Follows links from the home page to every page. What is sent has all the words; pseudo-families.browser.ts looks at
  // how longer ones fit.
  const paths = ['/es']
  for (const path of paths) {
    if (LOOKED_AT.includes(path)) {
      await follow(page, path)
      await expectNoEnglish(page, path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    } else await expectNoEnglishIn(page, path)
    const links = await spanishLinksIn(page, path)
    paths.push(...new Set(links.filter((link) => !paths.includes(link))))
    const { lang, canonical, en } = await getLanguages(page, path)
    expect(lang, path).toBe('es')
    if (path.startsWith('/es/reservar')) continue
    expect(canonical).toMatch(new RegExp(`${path}$`))
    expect(await getLanguages(page, new URL(en ?? '').pathname), path).toEqual({
      lang: 'en',
      canonical: en,
      en,
      es: canonical,
      default: en,
    })
  }
  expect(paths).toEqual(expect.arrayContaining(['/es/complementos', '/es/resena', ...TEXTS]))
  expect(paths.filter((path) => path.startsWith('/es/temas/')).length).toBe(8)
})

test('the sitemap names each page in both languages', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/addons', '/es/complementos', '/themes/8/rose-garden', '/es/temas/8/rose-garden'])
    expect(map).toContain(`${path}</loc>`)
  expect(map.match(/hreflang="x-default"/g)?.length).toBe(map.match(/<loc>/g)?.length)
})

test('a family books a party in Spanish by its labels alone', async ({ page }) => {
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
  for (const words of [
    /^Nombre: escriba al menos/,
    /^Dirección: escriba al menos/,
    'Escriba un correo electrónico válido',
    'Escriba un código postal válido',
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  await expectSpanish(page)
  await page.getByLabel('Nombre', { exact: true }).fill('Rosa')
  await page.getByLabel('Apellido').fill('Gómez')
  await page.getByLabel('Correo electrónico').fill('rosa@example.com')
  await page.getByLabel('Teléfono').fill('3055550123')
  await page.getByLabel('Dirección', { exact: true }).fill('12 Calle Ocho')
  await page.getByLabel('Ciudad', { exact: true }).fill('Miami')
  await page.getByLabel('Código postal').fill('33135')
  await next.click()
  await page.getByLabel('Código de cupón').fill('NADIE')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('No reconocemos este cupón.').first()).toBeVisible()
  await expectSpanish(page)
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
  await page.getByLabel('Número de tarjeta').fill(CARDS.good)
  await pay.click()
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible()
  await expectNoEnglish(page)

  await page.getByRole('link', { name: 'Ver detalles y recibo' }).click()
  await expect(page).toHaveURL(/\/es\/reservar\/exito\?/)
  await expect(page.getByText('Noche de película × 1')).toBeVisible()
  await expectNoEnglish(page)
})

test('the switch is in sight, and keeps the page with all that is on it', async ({ page }) => {
  const switchTo = (language: RegExp) =>
    page.getByRole('banner').getByRole('link', { name: language }).click()

  await test.step('it keeps the draft', async () => {
    await page.goto('/es/reservar/1')
    await page.getByRole('radio', { name: /^Jardín de Rosas/ }).check()
    await switchTo(/English$/)
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expect(page.getByRole('radio', { name: /^Rose Garden/ })).toBeChecked()
  })

  await test.step('it keeps the question', async () => {
    await page.goto('/addons?from=mail')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(/\/es\/complementos\?from=mail$/)
  })

  await test.step('it keeps what was typed, and where the reader was', async () => {
    await follow(page, '/es')
    await expectSwitch(page, /English$/)
    await page.getByRole('textbox', { name: 'Mensaje' }).fill('¿Hay una noche libre en mayo?')
    await switchTo(/English$/)
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue('¿Hay una noche libre en mayo?')
    await expect(message).toBeInViewport()
    await expectSwitch(page, /Español$/)
  })

  await test.step('it keeps a review', async () => {
    await follow(page, '/review')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByRole('textbox', { name: 'Your review' }).fill('The girls slept like stones.')
    await switchTo(/Español$/)
    await expect(page.getByRole('textbox', { name: 'Su reseña' })).toHaveValue('The girls slept like stones.')
    await expect(page.getByRole('radio', { name: '4 estrellas' })).toBeChecked()
  })
})
