import { describe, expect, it } from 'vitest'
import { fillFields } from '#domain/mails/own-text.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { applyOwnText } from '#server/mail/own-texts/apply-own-text.ts'
import { OWNED_KINDS } from '#server/mail/own-texts/owners-texts.ts'
import { getMailSamples } from '#server/mail/sample-mails.ts'
import { usualText } from './usual-text.ts'

const ALL = OWNED_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

describe.each(ALL)('the mail %s in %s', (kind, language) => {
  const samples = getMailSamples(kind, language)
  const usual = usualText(kind, language)

  it('says what the editor shows as its usual words, once the fields are filled in', () => {
    for (const { subject, heading, blocks, fields = {} } of samples) {
      expect([subject, heading]).toEqual([
        fillFields(usual.subject, fields),
        fillFields(usual.heading, fields),
      ])
      for (const block of blocks)
        if (block.kind === 'paragraph' && block.slot !== undefined)
          expect(block.text).toBe(fillFields(usual.paragraphs[block.slot] ?? '', fields))
    }
  })

  it('has each paragraph that the editor shows, and no other one that could be changed', () => {
    const slots = samples.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' && block.slot !== undefined ? [block.slot] : [])),
    )
    expect([...new Set(slots)].sort()).toEqual(Object.keys(usual.paragraphs).sort())
  })

  it('keeps its money, links and other blocks, whatever the owner writes', () => {
    const paragraphs = Object.fromEntries(Object.keys(usual.paragraphs).map((slot) => [slot, '']))
    for (const sample of samples) {
      const fixed = sample.blocks.filter((block) => block.kind !== 'paragraph' || block.slot === undefined)
      const own = applyOwnText(sample, { subject: '<b>{name}</b>', heading: 'Mine', paragraphs })
      expect(own).toMatchObject({ heading: 'Mine', preview: sample.preview, blocks: fixed })
      expect(applyOwnText(sample, {})).toEqual(sample)
    }
  })
})
