import { describe, expect, it } from 'vitest'
import { CLOSING, MAIL_TEXTS } from '#contract/people/mail-texts.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { fillFields } from '#domain/people/mail-texts/own-text.ts'
import type { MailBlock } from '#server/foundation/mail/mail-content.ts'
import { everyMail } from '#server/foundation/mail/mails.ts'
import { applyOwnText } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { renderText } from '#server/foundation/mail/render-text.ts'
import { getMailSamples } from '#server/foundation/mail/sample-mails.ts'
import { usualText } from './usual-text.ts'

const ALL = MAIL_TEXTS.flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

const letterhead = {
  siteTitle: 'Teepees',
  siteUrl: 'http://x',
  phone: '1',
  email: 'a@example.com',
  address: 'A',
}

/** Returns the name of a paragraph that the owner can rewrite. */
function getSlot(block: MailBlock): string | undefined {
  return block.kind === 'paragraph' ? block.slot : undefined
}

it('every mail to families has a text of its name', () => {
  const names = everyMail().flatMap(({ reader, name }) => (reader === 'family' ? [name] : []))
  expect([...new Set(names)].sort()).toEqual([...MAIL_TEXTS].sort())
})

describe.each(ALL)('the mail %s in %s', (name, language) => {
  const samples = getMailSamples(name, language)
  const usual = usualText(name, language)
  const slots = Object.keys(usual.paragraphs)

  it('has samples that all have its name and the same fields', () => {
    expect(samples.length).toBeGreaterThan(0)
    const [plainest] = samples
    for (const { textName, fields, language: own } of samples) {
      expect([textName, own]).toEqual([name, language])
      expect(Object.keys(fields)).toEqual(Object.keys(plainest?.fields ?? {}))
    }
  })

  it('says what the editor shows as its default words, once the fields are filled in', () => {
    for (const { subject, heading, blocks, fields } of samples) {
      expect([subject, heading]).toEqual([
        fillFields(usual.subject, fields),
        fillFields(usual.heading, fields),
      ])
      for (const block of blocks) {
        const slot = getSlot(block)
        if (slot !== undefined)
          expect(block).toMatchObject({ text: fillFields(usual.paragraphs[slot] ?? '', fields) })
      }
    }
  })

  it('has each paragraph that the editor shows, and no other that could be changed', () => {
    const found = samples.flatMap(({ blocks }) => blocks.map(getSlot).filter((slot) => slot !== undefined))
    expect([...new Set(found), CLOSING].sort()).toEqual([...slots].sort())
    expect(usual.paragraphs[CLOSING]).toBe('')
  })

  it('is sent unchanged while the owner has written nothing', () => {
    for (const { textName: _, fields: __, ...mail } of samples)
      expect(applyOwnText({ ...mail, textName: name, fields: {} }, {})).toEqual(mail)
  })

  it('says what the owner wrote in place of each text, and at its end', () => {
    const paragraphs = Object.fromEntries(slots.map((slot) => [slot, `Mine: ${slot}`]))
    for (const sample of samples) {
      const [field] = Object.keys(sample.fields)
      const subject = field ? `Mine {${field}}` : 'Mine'
      const mail = applyOwnText(sample, { subject, heading: 'My heading', paragraphs })
      expect([mail.subject, mail.heading]).toEqual([fillFields(subject, sample.fields), 'My heading'])
      const expected = sample.blocks.map((block) => {
        const slot = getSlot(block)
        return slot === undefined ? block : { ...block, text: `Mine: ${slot}` }
      })
      expect(mail.blocks).toEqual([...expected, { kind: 'paragraph', text: `Mine: ${CLOSING}` }])
    }
  })

  it('keeps its money, links and policy, whatever the owner leaves out', () => {
    const paragraphs = Object.fromEntries(slots.map((slot) => [slot, '']))
    for (const sample of samples) {
      const fixed = sample.blocks.filter((block) => getSlot(block) === undefined)
      const mail = applyOwnText(sample, { subject: 'Hi', heading: 'Hi', paragraphs })
      expect(mail).toMatchObject({ preview: sample.preview, blocks: fixed })
      expect(mail.unsubscribe).toEqual(sample.unsubscribe)
      const text = renderText(mail, letterhead)
      const { facts: _, button, ...bare } = mail
      expect(button).toEqual(sample.button)
      for (const part of fixed)
        expect(text).toContain(
          renderText({ ...bare, heading: '', blocks: [part] }, letterhead)
            .split('\n\n-- ')[0]
            ?.trim(),
        )
    }
  })

  it('shows hostile input as text', () => {
    const hostile = '</td><img src=x onerror=alert(1)><a href="http://evil.example">{</a>&lt;script>'
    const paragraphs = Object.fromEntries(slots.map((slot) => [slot, hostile]))
    for (const sample of samples) {
      const html = renderHtml(
        applyOwnText(sample, { subject: hostile, heading: hostile, paragraphs }),
        letterhead,
      )
      const tags = (text: string) => text.match(/<[a-z/][^>]*>/gi)?.filter((tag) => !/^<\/?p\b/.test(tag))
      expect(tags(html)).toEqual(tags(renderHtml(sample, letterhead)))
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    }
  })
})
