import { describe, expect, it } from 'vitest'
import { eachLanguage } from '#domain/foundation/text/language.ts'
import {
  decideCampaignMail,
  findMissingLanguages,
  getCampaignSkipReason,
  splitParagraphs,
} from './campaigns.ts'

const NOW = new Date('2027-03-06T17:00:00Z')
const DAY = 86_400_000
const FAMILY = { isErased: false, hasRefused: false, hasBooked: false, advertisedAt: undefined }
const WORDS = { subject: 'News', heading: 'News', body: 'A new theme.', button: '' }
const EMPTY = { subject: 'News', heading: ' ', body: '', button: '' }

describe('a newsletter', () => {
  it.each([
    ['send', FAMILY],
    ['gone', undefined],
    ['erased', { ...FAMILY, isErased: true }],
    ['refused', { ...FAMILY, hasRefused: true }],
    ['booked', { ...FAMILY, hasBooked: true }],
    ['this-week', { ...FAMILY, advertisedAt: new Date(+NOW - 7 * DAY + 1) }],
    ['send', { ...FAMILY, advertisedAt: new Date(+NOW - 7 * DAY) }],
  ] as const)('is decided to be %s for a family', (decision, family) => {
    expect(decideCampaignMail(family, NOW)).toBe(decision)
  })

  it.each([
    [undefined, undefined, 3 * DAY],
    ['too-late', undefined, 3 * DAY + 1],
    ['refused', 'refused', 0],
  ] as const)('stays here because it is %s, after %s and so long', (stays, why, age) => {
    expect(getCampaignSkipReason(why, { writtenAt: new Date(+NOW - age), now: NOW })).toBe(stays)
  })

  it('is missing in a language of its readers if any part but the button is', () => {
    const words = { ...eachLanguage(() => EMPTY), en: WORDS }
    expect(findMissingLanguages(words, new Set(['en']))).toEqual([])
    expect(findMissingLanguages(words, new Set(['en', 'es']))).toEqual(['es'])
  })

  it('has one paragraph for each part between empty lines', () => {
    expect(splitParagraphs('One\ntwo\n\n  \r\n\nThree\n')).toEqual(['One\ntwo', 'Three'])
    expect(splitParagraphs(' ')).toEqual([])
  })
})
