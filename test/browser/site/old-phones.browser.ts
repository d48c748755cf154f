import { expect, type Page } from '@playwright/test'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  fullDraft,
  next,
  openStep,
  pay,
  test,
} from '../booking-visit.ts'
import { PHONE } from '../viewports.ts'

/** Takes away what Safari 15.4 does not have. */
function removeNewMethods() {
  const gone: readonly (readonly [object, readonly string[]])[] = [
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [window, ['requestIdleCallback', 'Iterator']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
  ]
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name)
  // Nor do its own styles hide a popover, or its buttons open one.
  const shown = new CSSStyleSheet()
  shown.replaceSync(':where([popover]) { display: block }')
  document.adoptedStyleSheets = [shown]
  const ignorePopover = (event: Event) =>
    event.target instanceof Element && event.target.closest('[popovertarget]') && event.preventDefault()
  document.addEventListener('click', ignorePopover, true)
}

/** Returns the media queries of a page that Safari understands since version 16.4: it ignores their rules before. */
function findNewMediaQueries(): string[] {
  const list = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
      ...('cssRules' in rule ? list(rule.cssRules as CSSRuleList) : []),
    ])
  const queries = [...document.styleSheets].flatMap(({ cssRules }) => list(cssRules))
  return queries.filter((query) => /[<>]|\bnot \(|\bor\b/.test(query))
}

test.describe('on an iPhone with iOS 15.4', () => {
  test.use({ viewport: PHONE })
  test.beforeEach(({ page }) => page.addInitScript(removeNewMethods))

  test('a party is chosen and paid, the menu opens, and the crew’s phone starts, without a style for newer browsers alone', async ({
    page,
  }) => {
    await test.step('the menu opens, and closes on its button and on choice', async () => {
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Menu' })
      const link = menu.getByRole('link', { name: 'Add-ons' })
      await expect(menu).toBeHidden()
      expect(await page.evaluate(findNewMediaQueries)).toEqual([])
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(link).toBeInViewport()
      await page.getByRole('button', { name: 'Close menu', expanded: true }).click()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Open menu' }).click()
      await link.click()
      await expect(page).toHaveURL('/addons')
      await expect(menu).toBeHidden()
    })

    await test.step('a party is chosen and paid', async () => {
      await page.goto('/')
      await page.getByRole('link', { name: 'View Details of Boho Blossom' }).click()
      await page.getByRole('link', { name: 'Book This Theme' }).click()
      await expect(page.getByRole('radio', { name: /^Boho Blossom/ })).toBeChecked()
      expect(await page.evaluate(findNewMediaQueries)).toEqual([])
      await openStep(page, 2, createDraft('old-phone@example.com', dayAhead(290)))
      await next(page)
      await next(page)
      await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible()
      await fillCard(page, CARDS.good)
      await pay(page)
      await expectConfirmed(page)
      await expect(page.getByText('This browser is too old to book here.')).toBeHidden()
    })

    await test.step('the crew’s phone starts', async () => {
      await page.goto('/crew')
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
      expect(await page.evaluate(findNewMediaQueries)).toEqual([])
    })
  })
})

/** Returns whether anything lies over the middle of what has the focus. */
function isFocusCovered(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  if (width === 0 || height === 0 || width < 3) return false
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  return (
    !over || !(focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))
  )
}

async function expectFocusInSight(page: Page, stops: number): Promise<void> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isFocusCovered))
      covered.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ''))
  }
  expect(covered).toEqual([])
}

test('at 400 % nothing lies over what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openStep(page, 1, fullDraft(dayAhead(121)))
  await expect(page.getByRole('group', { name: 'Date' })).toBeVisible()
  await expectFocusInSight(page, 25)
  await openStep(page, 3, fullDraft(dayAhead(121)))
  await expect(page.getByLabel('First name')).toBeVisible()
  // Loaded after the step, and moves what is below it.
  await expect(page.getByLabel('How did you hear about us?')).toBeVisible()
  await expectFocusInSight(page, 30)
})
