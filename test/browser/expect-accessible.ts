import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Looking at one page takes a busy machine seconds by itself. */
const SETTLING_MILLISECONDS = 20_000

/**
 * Axe has nothing to say about the page. What is fading in or out has not got its contrast, so it is asked again
 * until the page has come to rest; a real fault stays and fails.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(async () => {
    // Only faults are described: telling what is right as well takes as long again.
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    )
  }).toPass({ timeout: SETTLING_MILLISECONDS })
}
