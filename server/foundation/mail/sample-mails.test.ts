import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { englishWordsIn } from '#test/english-words.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { allSampleMails, familyMails } from './sample-mails.ts'
import { staffMails } from './sample-staff-mails.ts'

const letterhead = {
  siteTitle: 'Moonlit & Teepees',
  siteUrl: 'http://localhost:3000',
  phone: '(305) 555-0123',
  email: 'hello@moonlit-teepees.example',
  address: '123 Placeholder Street, Miami, FL 33101',
}
/** Gmail clips longer mails. */
const GMAIL_BYTES = 102_000

it('includes a mail from every template', () => {
  const templates = readdirSync('server/foundation/mail/templates').map((file) => file.replace('.ts', ''))
  const without = templates.filter((name) => !(name in allSampleMails()))
  expect(without).toEqual(['damage-mails', 'owner-mails', 'party-facts'])
})

describe.each(Object.entries(allSampleMails()))('the mail %s', (_, content) => {
  const html = renderHtml(content, letterhead)
  const text = renderText(content, letterhead)

  it('needs nothing from the network, and nothing that mailboxes strip', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|form|svg)\b|@import|@font-face|url\(/i)
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
  })

  it('is laid out in tables with inline styles, and has colors for dark mode', () => {
    expect(html).toMatch(/<table role="presentation"[^>]* width="600"/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).not.toMatch(/display:\s*(flex|grid)|position:/)
    for (const [cell] of html.matchAll(/<t[dh]\b[^>]*>/g)) expect(cell).toContain('style="')
  })

  it('escapes what people typed, and says the same as plain text', () => {
    expect(html).not.toContain('<b>Bold')
    expect(html).toContain('Moonlit &amp; Teepees')
    expect(text).toContain(content.heading)
    expect(text).not.toMatch(/<\/?(p|td|br|table)\b|&amp;|undefined|null/)
    for (const [, url = ''] of html.matchAll(/href="(http[^"]+)"/g))
      expect(text).toContain(url.replaceAll('&amp;', '&'))
  })
})

describe.each(Object.entries({ ...familyMails('es'), ...staffMails('es') }))(
  'the mail %s in Spanish',
  (_, content) => {
    it('contains no English, and declares its language', () => {
      const { phone, address, email, siteTitle } = letterhead
      const text = [phone, address, email, siteTitle, '12 Palm Street, Miami, FL 33101'].reduce(
        (rest, part) => rest.replaceAll(part, ''),
        renderText(content, letterhead),
      )
      expect(englishWordsIn(`${content.subject}\n${content.preview}\n${text}`)).toEqual([])
      expect(renderHtml(content, letterhead)).toContain('<html lang="es">')
    })

    it('ends no sentence with two periods', () =>
      expect(`${content.preview}\n${renderText(content, letterhead)}`).not.toMatch(/[^.]\.\.(?!\.)/))
  },
)
