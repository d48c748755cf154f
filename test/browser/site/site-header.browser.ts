import type { Locator } from '@playwright/test'
import { DESKTOP, expect, open, PHONE, pauseClock, TABLET, test } from '../site-visit.ts'
import { atSizes, resize } from '../viewports.ts'

test.describe('with motion', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('the bar follows the reader, and every book button celebrates with 50 pieces of confetti', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/')

    await test.step('the bar follows once the page has scrolled past 50 px, and nothing moves', async () => {
      const bar = page.locator('[data-fixed]')
      const getPosition = () => bar.evaluate((element) => getComputedStyle(element).position)
      const getMainTop = () => page.evaluate(() => document.querySelector('main')?.offsetTop)
      const scrollTo = (top: number) =>
        page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await atSizes(page, [PHONE, DESKTOP], async () => {
        await scrollTo(0)
        await expect.poll(getPosition).not.toBe('fixed')
        const before = await getMainTop()
        await scrollTo(50)
        expect(await getPosition()).not.toBe('fixed')
        await scrollTo(51)
        await expect.poll(getPosition).toBe('fixed')
        expect(await getMainTop()).toBe(before)
      })
      await scrollTo(0)
    })

    // No button navigates away until all have been pressed.
    const isWizard = /\/book(ing)?$/
    const { promise: allArePressed, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(isWizard, async (route) => {
      await allArePressed
      await route.continue()
    })
    await pauseClock(page)
    const pieces = page.locator('body > [aria-hidden="true"] > span')
    const press = async (button: Locator) => {
      await button.click()
      await expect(pieces).toHaveCount(50)
      await page.clock.runFor(2999)
      await expect(pieces).toHaveCount(50)
      await page.clock.runFor(1)
      await expect(pieces).toHaveCount(0)
    }

    for (const name of ['Book Your Experience', 'Book Your TeePee Party', 'Book Your Party'])
      await test.step(name, () =>
        press(
          page
            .getByRole('main')
            .or(page.getByRole('contentinfo'))
            .getByRole('link', { name, exact: true })
            .and(page.locator('[href="/booking"], [href="/book"]')),
        ),
      )
    // The header has separate buttons for phones and desktops.
    for (const viewport of [DESKTOP, PHONE])
      await test.step(`the bar’s at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        await press(page.getByRole('banner').getByRole('link', { name: 'BOOK YOUR PARTY!' }))
      })

    await test.step('and the last leads to the wizard, once it may, without a fade that ignores taps', async () => {
      const fades = page.evaluate(countFades)
      letGo()
      await page.clock.resume()
      await expect(page).toHaveURL(/\/booking\/1$/)
      expect(await fades).toBe(0)
    })
  })
})

test.describe('on a desktop, a tablet and a phone', () => {
  test.use({ viewport: DESKTOP })

  test('the bar and the menu lead to every page and section', async ({ page }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const current = navigation.locator('[aria-current]')
    await open(page, '/')

    await test.step('the current page is marked', async () => {
      await expect(navigation.getByRole('link')).toHaveText([
        'HOME',
        'ADD-ONS',
        'THEMES',
        'ABOUT',
        'FAQ',
        'CONTACT',
      ])
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: 'BOOK YOUR PARTY!' })).toHaveAttribute('href', '/booking')
      await expect(banner.getByRole('link', { name: 'Instagram' })).toBeHidden()
      await expect(banner.getByRole('button', { name: 'Open menu' })).toBeHidden()
      await expect(current).toHaveText('HOME')
      await page.getByRole('link', { name: 'View Details of Boho Blossom' }).click()
      await expect(current).toHaveText('THEMES')
      await page.getByRole('link', { name: 'ADD-ONS', exact: true }).click()
      await expect(current).toHaveText('ADD-ONS')
    })

    await test.step('links reach their section from other pages, without loading the page anew', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      for (const [link, id] of [
        ['FAQ', 'faq'],
        ['THEMES', 'themes'],
        ['CONTACT', 'contact'],
        ['ABOUT', 'about'],
      ] as const) {
        await navigation.getByRole('link', { name: link, exact: true }).click()
        await expect(page).toHaveURL(`/#${id}`)
        await expect(page.locator(`#${id}`)).toBeInViewport()
      }
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

    await resize(page, PHONE)
    const book = page.getByRole('link', { name: 'BOOK YOUR PARTY!' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const toggle = page.getByRole('button', { name: /menu/i })

    await atSizes(page, [TABLET, PHONE], async ({ width, height }) => {
      await test.step(`the top bar leads to /book and to the social pages at ${width} px`, async () => {
        await expect(book).toHaveAttribute('href', '/book')
        for (const name of ['Instagram', 'Facebook', 'Pinterest']) {
          await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
        }
      })
      await test.step(`the menu opens, closes on choice, on Escape and beside it at ${width} px`, async () => {
        await expect(menu).toBeHidden()
        await toggle.click()
        await expect(menu.getByRole('link')).toHaveText([
          'Home',
          'Add-ons',
          'Themes',
          'How It Works',
          'FAQ',
          'Contact',
          'Book Now',
        ])
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(toggle).toBeFocused()
        await toggle.click()
        await menu.getByRole('link', { name: 'How It Works' }).click()
        await expect(menu).toBeHidden()
        await expect(page.locator('#how-it-works')).toBeInViewport()
        await toggle.click()
        await page.mouse.click(10, height - 10)
        await expect(menu).toBeHidden()
      })
    })

    await test.step('the menu marks the page, and its links reach their section from other pages', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await toggle.click()
      await menu.getByRole('link', { name: 'Add-ons' }).click()
      await expect(page).toHaveURL('/addons')
      await toggle.click()
      await expect(menu.locator('[aria-current]')).toHaveText('Add-ons')
      for (const [link, id] of [
        ['FAQ', 'faq'],
        ['Themes', 'themes'],
        ['Contact', 'contact'],
      ] as const) {
        await menu.getByRole('link', { name: link, exact: true }).click()
        await expect(page).toHaveURL(`/#${id}`)
        await expect(page.locator(`#${id}`)).toBeInViewport()
        await toggle.click()
      }
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      await page.keyboard.press('Escape')
    })
  })
})

/** How many parts of the page that is replaced next fade. */
function countFades(): Promise<number> {
  const isFade = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
  return new Promise((resolve) => {
    document.addEventListener('astro:before-swap', ({ viewTransition }) =>
      viewTransition.ready
        .then(() => document.getAnimations().filter(isFade).length)
        .then(resolve, () => resolve(0)),
    )
  })
}
