import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { englishWordsIn } from '#test/english-words.ts'
import {
  type Api,
  aBooking,
  discardQuestion,
  expectAccessible,
  expectToast,
  openTab,
  switchTo,
  unique,
} from '../admin-visit.ts'
import { aColleague, signedIn } from '../colleague.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { PHONE } from '../viewports.ts'

// Other tests' families have English names.
const test = onOwnSite()

/** The English texts by the owner, which the admin shows for editing. */
const OWNERS = ['/api/themes', '/api/addons', '/api/coupons', '/api/contact-info'] as const

async function ownersTexts(api: Api): Promise<string> {
  const all = await Promise.all(OWNERS.map((path) => api('GET', path)))
  return all.map((texts) => JSON.stringify(texts)).join('\n')
}

/** Returns every text and accessible name on the screen, except what the owner wrote. */
async function ownWords(page: Page, owners = ''): Promise<string> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = [document.title]
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('[lang="en"], script, style, code'))
        found.push(node.nodeValue?.trim() ?? '')
    // Buttons are named after what they act on, which may have an English name.
    for (const named of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!named.closest('[lang="en"], td, li, article'))
        for (const name of ['aria-label', 'placeholder', 'title']) found.push(named.getAttribute(name) ?? '')
    return found
  })
  return texts.filter((text) => text !== '' && !owners.includes(JSON.stringify(text).slice(1, -1))).join('\n')
}

/**
 * Tabs with dates, money and texts by the server. The pseudo language shows that every text of every tab is
 * translated, and the messages test that no Spanish text has English words.
 */
const LOOKED_AT = ['dashboard', 'bookings', 'outbox', 'themes', 'settings'] as const

/** A user whose account is set to Spanish, on a phone. */
async function inSpanish(api: Api, browser: Browser): Promise<Page> {
  const { username } = await aColleague(api, 'owner')
  const page = await signedIn(browser, username, { viewport: PHONE })
  await page.goto('/admin/account')
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
  return page
}

test('the admin is Spanish for an account that chose so, and in its work', async ({ api, browser }) => {
  test.slow()
  const page = await inSpanish(api, browser)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // Until the browser knows the account, it has made its requests in English.
  await page.evaluate(() => localStorage.removeItem('adminLanguage'))
  await page.goto('/admin/dashboard')
  await expect(page.getByText(/^Pagos de prueba/)).toBeVisible()
  await switchTo(page, { id: 'system' })
  await expect(page.getByText('Los relojes del servidor y de su base de datos coinciden.')).toBeVisible()
  await expectAccessible(page)
  const owners = await ownersTexts(api)
  for (const id of LOOKED_AT) {
    await switchTo(page, { id })
    expect.soft(englishWordsIn(await ownWords(page, owners)), id).toEqual([])
    await expectNoSidewaysScroll(page)
  }

  await test.step('the log is told in Spanish, and what was typed stays as it was typed', async () => {
    const { id } = await api('POST', '/api/admin/bookings', aBooking('Lucía Ñáñez'))
    await api('PATCH', `/api/bookings/${id}`, { allergiesAndNeeds: 'Please no nuts' })
    await api('POST', `/api/bookings/${id}/cancellation`, { reason: 'The child is ill' })
    await switchTo(page, { id: 'audit-log' })
    const row = page.getByRole('row').filter({ hasText: `Reserva #${id}` })
    const cancelled = row.filter({
      hasText: 'Se devuelven $0.00 (según la política: $0.00). The child is ill',
    })
    await expect(cancelled.locator('[lang="en"]')).toHaveText('The child is ill')
    const changed = row.filter({ hasText: 'Alergias y necesidades: nada → Please no nuts' })
    await expect(changed.locator('[lang="en"]')).toHaveText('Please no nuts')
    expect(englishWordsIn(await ownWords(page))).toEqual([])
  })

  await test.step('everything is exported in Spanish, under the same headers', async () => {
    await switchTo(page, { id: 'bookings' })
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Exportar todo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Exportar todo' })
    await dialog.getByRole('switch', { name: 'Email', exact: true }).uncheck()
    await expect(dialog.getByRole('switch', { name: 'Source', exact: true })).toBeChecked()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: /^Exportar \d+ columnas$/ }).click()
    const all = await readFile(await (await download).path(), 'utf8')
    expect(all).toMatch(/^\uFEFFBooking ID,Customer Name,Phone,.*,Source,First Source,Heard From,/)
    await expect(dialog).toBeHidden()
  })

  await page.context().close()
})

test('a Spanish text that is not saved outlasts the filters, and leaving the tab asks', async ({
  adminPage: page,
  api,
}) => {
  const reason = unique('Inventory')
  const date = '2030-12-24'
  await api('POST', '/api/unavailable-dates', { date, reason })
  await page.goto('/admin/spanish')
  const card = page.getByRole('listitem').filter({ hasText: reason })
  const field = card.getByRole('textbox')
  const filter = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await field.fill('Inventario')
  await filter('English has changed')
  await expect(field).toBeHidden()
  await filter('Missing')
  await expect(field).toHaveValue('Inventario')
  await filter('All')
  await expect(field).toHaveValue('Inventario')
  await openTab(page, 'Coupons')
  await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
  await expect(field).toHaveValue('Inventario')

  await card.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Spanish text saved')
  await filter('Missing')
  await expect(card).toBeHidden()
  await filter('All')
  await expect(field).toHaveValue('Inventario')
  await openTab(page, 'Coupons')
  await expect(page).toHaveURL(/\/admin\/coupons$/)
  await expect(discardQuestion(page)).toBeHidden()
})
