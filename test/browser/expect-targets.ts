import { expect, type Page } from '@playwright/test'

/**
 * Expects a tap 20 pixels off a control's center to still hit it: targets are 44 pixels high, of which
 * browsers round off up to one at either end.
 */
export async function expectTargets(page: Page): Promise<void> {
  const missed = await page.evaluate(() => {
    const controls = 'a[href], button, select, input:not([type="hidden"]), textarea, summary'
    const isReadInText = (control: Element) =>
      control.matches('a') && getComputedStyle(control).display === 'inline'
    const isAt = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)?.closest(`${controls}, label`)
      return hit === control || (hit instanceof HTMLLabelElement && hit.control === control)
    }
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isReadInText(control))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        // Invisible controls cannot be missed: a skip link, an input drawn by its label.
        if (!isAt(control, x, y)) return []
        return isAt(control, x, y - 20) && isAt(control, x, y + 20) ? [] : [control.textContent || control.id]
      })
  })
  expect(missed, 'lower than 44 pixels').toEqual([])
}
