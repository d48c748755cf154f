import { expectReadable } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { drawLongMails } from './long-mails.ts'
import { test } from './uncomplaining-test.ts'

/** The narrowest phone. */
const NARROW = { width: 320, height: 800 }

/** Colours are the same in both languages, and widths in both colours. */
const LOOKS = [
  ['en', 'light'],
  ['es', 'dark'],
] as const

for (const [language, colorScheme] of LOOKS)
  test(`every mail with long names fits a narrow phone and can be read, in ${language} and ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW)
    await page.emulateMedia({ colorScheme })
    for (const [name, html] of drawLongMails(language))
      await test.step(name, async () => {
        await page.setContent(html)
        await expectNoSidewaysScroll(page)
        await expectReadable(page)
      })
  })
