import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUES } from '#messages/catalogues.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { sampleAbout, sampleParty } from './kinds/sample-party.ts'
import type { MailContent } from './mail-content.ts'
import { everyMail } from './mails.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { allSampleMails, sampleMails } from './sample-mails.ts'

const letterhead = {
  siteTitle: 'Moonlit & Teepees',
  siteUrl: 'http://localhost:3000',
  phone: '(305) 555-0123',
  email: 'hello@moonlit-teepees.example',
  address: '123 Placeholder Street, Miami, FL 33101',
}
/** Gmail clips longer mails. */
const GMAIL_BYTES = 102_000

it('includes every mail', () => {
  const sampled = everyMail().filter(
    (mail) => Object.keys(mail.samples(sampleAbout(sampleParty('en')))).length > 0,
  )
  const without = everyMail().filter(({ name }) => sampled.every((mail) => mail.name !== name))
  // A test shows another mail.
  expect(without.map(({ name }) => name)).toEqual(['test-mail'])
})

it('uses every text of a mail', () => {
  const folder = 'server/foundation/mail/kinds'
  const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const names = new Set(everyMail().map(({ name }) => name))
  const unused = Object.keys(CATALOGUES.en).filter((id) => {
    const [, name = '', part = ''] = /^mails\.([^.]+)\.(.+)$/.exec(id) ?? []
    const isConventional = ['subject', 'preview', 'heading', 'when'].includes(part)
    const parent = part.replace(/-\w+$/, '-${')
    const isBuilt = (all: string) => all.includes(`\`${parent}`) || all.includes(`\`mails.${name}.\${`)
    return names.has(name) && !isConventional && sources.every((all) => !isQuoted(all, part) && !isBuilt(all))
  })
  expect(unused).toEqual([])
})

it('announces the setup only while it is ahead', () => {
  const mails = Object.entries(sampleMails('en')).map(([name, mail]) => [name, renderText(mail, letterhead)])
  const announcing = mails.flatMap(([name, text]) => (text?.includes('Setup arrival:') ? [name] : []))
  expect(announcing).toEqual(expect.arrayContaining(['confirmation', 'rescheduled', 'day-before']))
  const over = ['cancelled', 'date-released', 'owner-cancelled', 'owner-released']
  for (const name of [...over, 'money-back', 'on-the-way-to-collect', 'tip-thanks'])
    expect(announcing).not.toContain(name)
})

function hasButton({ button, blocks }: MailContent): boolean {
  return button !== undefined || blocks.some(({ kind }) => kind === 'button')
}

/** Returns whether a part of a text's id, or the whole, is in the source. */
function isQuoted(source: string, part: string): boolean {
  return source.includes(`'${part}'`) || source.includes(`.${part}'`) || source.includes(`\`${part}`)
}

describe.each(Object.entries(allSampleMails()))('the mail %s', (_, content) => {
  const html = renderHtml(content, letterhead)
  const text = renderText(content, letterhead)

  it('needs nothing from the network but pictures of this site, and nothing that mailboxes strip', () => {
    expect(html).not.toMatch(/<(link|script|iframe|form|svg)\b|@import|@font-face|url\(/i)
    for (const [picture] of html.matchAll(/<img\b[^>]*>/g))
      expect(picture).toMatch(/ src="http:\/\/localhost:3000\/[^"]+" alt="[^"]+" width="\d+" height="\d+"/)
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
  })

  it('is laid out in tables with inline styles, and has colors for dark mode', () => {
    expect(html).toMatch(/<table role="presentation"[^>]* width="600"/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).not.toMatch(/display:\s*(flex|grid)|position:/)
    for (const [cell] of html.matchAll(/<t[dh]\b[^>]*>/g)) expect(cell).toContain('style="')
    expect(html.slice(html.indexOf('</h1>'))).not.toMatch(/\d ([AP]M\b|[ap]\.m\.)/)
  })

  it('has one filled button at most, and three facts at most before it', () => {
    expect(html.match(/class="button"/g) ?? []).toHaveLength(hasButton(content) ? 1 : 0)
    expect(content.facts?.length ?? 0).toBeLessThanOrEqual(3)
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

describe.each(Object.entries(sampleMails('es')).filter(([, { language }]) => language === 'es'))(
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
