import { expect, type Locator, type Page } from '@playwright/test'

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

/** Expects no icon of a button to lie on words of this part of a page. */
export async function expectNoIconOnWords(part: Locator): Promise<void> {
  const covered = await part.evaluate((root) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const listWords = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].map((box) => ({ box, words: text.textContent }))
    }
    const texts = [...root.querySelectorAll('*')]
      .filter((element) => isShown(element) && !element.closest('button'))
      .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      .flatMap(listWords)
    return [...root.querySelectorAll('button svg')].filter(isShown).flatMap((icon) => {
      const { left, right, top, bottom } = icon.getBoundingClientRect()
      return texts
        .filter(({ box }) => box.left < right - 2 && box.right > left + 2)
        .filter(({ box }) => box.top < bottom - 2 && box.bottom > top + 2)
        .map(({ words }) => words)
    })
  })
  expect(covered, 'under an icon').toEqual([])
}
