import { expect, type Page } from '@playwright/test'
import { tabPath, tabs } from '#app/admin/tabs.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { aColleague, signedIn } from './colleague.ts'
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

test('the admin is Spanish for an account that chose so, on every tab', async ({ api, browser }) => {
  test.slow()
  const { username } = await aColleague(api, 'owner')
  const page = await signedIn(browser, username, { viewport: PHONE })
  await page.goto('/admin/account')
  await page.getByRole('radio', { name: 'Español' }).check()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  for (const tab of tabs) {
    await page.goto(tabPath(tab))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(englishWordsIn(await ownWords(page)), tab.id).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  await page.context().close()
})
