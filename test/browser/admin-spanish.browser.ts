import { type Browser, expect, type Page } from '@playwright/test'
import { tabPath, tabs } from '#app/admin/tabs.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { aBooking, expectAccessible, expectToast } from './admin-visit.ts'
import { type Api, aColleague, signedIn } from './colleague.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { onOwnSite } from './own-site-visit.ts'
import { PHONE } from './viewports.ts'

// The families' names of other tests are English.
const test = onOwnSite()

/** Returns the screen's own text, without the texts of the owner and the families. */
function ownWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const seen = document.querySelectorAll(
      'h1, h2, h3, h4, button, label, legend, th, dt, nav a, summary, option, [class*="hint"], [role="tab"]',
    )
    const texts = [...seen].filter((each) => !each.closest('[lang="en"]')).map((each) => each.textContent)
    // Buttons are named after the thing they act on, and things have English names.
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')]
      .filter((each) => !each.closest('[lang="en"], td, li, article'))
      .flatMap((each) => ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? ''))
    return [document.title, ...texts, ...named].join('\n')
  })
}

/** A user whose account is set to Spanish, on a phone. */
async function inSpanish(api: Api, browser: Browser): Promise<Page> {
  const { username } = await aColleague(api, 'owner')
  const page = await signedIn(browser, username, { viewport: PHONE })
  await page.goto('/admin/account')
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
  return page
}

test('the admin is Spanish for an account that chose so, on every tab', async ({ api, browser }) => {
  test.slow()
  const page = await inSpanish(api, browser)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/admin/system')
  await expect(page.getByText('Los relojes del servidor y de su base de datos coinciden.')).toBeVisible()
  for (const tab of tabs) {
    await page.goto(tabPath(tab))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(englishWordsIn(await ownWords(page)), tab.id).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  await page.context().close()
})

test('an owner confirms a booking and makes a coupon in Spanish, and is refused in Spanish', async ({
  api,
  browser,
}) => {
  const { id } = await api<{ id: number }>('POST', '/api/admin/bookings', aBooking('Lucía Ñáñez'))
  const page = await inSpanish(api, browser)
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: `Ver los detalles de la reserva #${id}` }).click()
  const details = page.getByRole('dialog', { name: 'Detalles de la reserva' })
  await expect(details.getByText('Pendiente')).toBeVisible()
  expect(englishWordsIn(await ownWords(page))).toEqual([])
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Confirmar reserva' }).click()
  await expectToast(page, 'Reserva confirmada')
  await expect(details.getByText('Confirmada', { exact: true })).toBeVisible()

  await page.goto('/admin/coupons')
  await page.getByRole('button', { name: 'Crear cupón' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear cupón' })
  expect(englishWordsIn(await ownWords(page))).toEqual([])
  await dialog.getByLabel('Código').fill('WELCOME10')
  await dialog.getByRole('button', { name: 'Crear cupón' }).click()
  await expectToast(page, 'Ya hay un cupón con este código. Elija otro código.')
  await expect(dialog.getByLabel('Código')).toHaveValue('WELCOME10')
  await page.context().close()
})
