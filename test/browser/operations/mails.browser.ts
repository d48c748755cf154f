import { expect } from '@playwright/test'
import { expectReadable } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { drawLongMails } from '../long-mails.ts'
import { test } from '../uncomplaining-test.ts'

/** The narrowest phone. */
const NARROW = { width: 320, height: 800 }

/** Colors are the same in both languages, and widths in both color schemes: each is looked at once. */
const LOOKS = [
  ['en', 'light'],
  ['es', 'dark'],
] as const

/** Concatenates emails into one document: all have the same <head>. */
function join(mails: readonly [name: string, html: string][]): string {
  const [head = ''] = mails[0]?.[1].split('<body') ?? []
  const bodies = mails.map(([name, html]) => {
    const [, body] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
    return `<div class="ground" data-mail="${name}" style="background:#f4ecf7">${body}</div>`
  })
  return `${head}<body class="ground" style="margin:0">${bodies.join('\n')}</body></html>`
}

test('every mail with long names fits a narrow phone and can be read, in either language and color scheme', async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  for (const [language, colorScheme] of LOOKS)
    await test.step(`${language}, ${colorScheme}`, async () => {
      const mails = drawLongMails(language)
      for (const [name, html] of mails)
        expect(html, name).toMatch(new RegExp(`<html lang="${language}">.*<title>[^<]+</title>`, 's'))
      await page.emulateMedia({ colorScheme })
      await page.setContent(join(mails))
      const tooWide = await page
        .locator('[data-mail]')
        .evaluateAll((all) =>
          all
            .filter((mail) => mail.scrollWidth > innerWidth)
            .map((mail) => (mail as HTMLElement).dataset.mail),
        )
      expect(tooWide).toEqual([])
      await expectNoSidewaysScroll(page)
      await expectReadable(page)
    })
})
