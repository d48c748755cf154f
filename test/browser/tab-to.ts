import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has. */
export const STOPS = 500

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let stop = 0; stop < STOPS; ) {
    // Found once for many presses: looking for it by its role takes longer than they do.
    const element = await control.elementHandle()
    for (let isThere = true; isThere && stop < STOPS; stop++) {
      const state = await element.evaluate((each) => ({
        isFocused: each === document.activeElement,
        isThere: each.isConnected,
      }))
      if (state.isFocused) return
      isThere = state.isThere
      if (isThere) await page.keyboard.press('Tab')
    }
  }
  await expect(control).toBeFocused()
}
