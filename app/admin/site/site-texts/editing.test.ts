import { expect, it } from 'vitest'
import type { SiteTextVersion, StaffSiteTexts } from '#contract/site/site-texts.ts'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { usualTexts } from '#domain/site/site-texts/site-texts.ts'
import { usualFaq } from '#domain/site/site-texts/usual-faq.ts'
import { countChanges, draftIn, latestVersion, newestNumber, ownId, toContent, toEditing } from './editing.ts'

const TODAY = '2027-01-04'
const terms = toPublishedTerms()
const usual = {
  texts: usualTexts(terms, textIn('en')),
  faq: [...usualFaq({ space: DEFAULT_TEEPEE_SPACE, terms }, textIn('en'))],
}

const version = (number: number, changes: Partial<SiteTextVersion>): SiteTextVersion => ({
  version: number,
  content: { texts: {} },
  savedAt: '2027-01-04T14:00:00.000Z',
  savedBy: 'ana',
  publishedAt: '2027-01-04T14:00:00.000Z',
  publishedBy: 'ana',
  isCurrent: false,
  ...changes,
})
const storedWith = (...versions: SiteTextVersion[]): StaffSiteTexts => ({ language: 'en', usual, versions })

it('fields of a new site hold the words of a new site, and a notice of today that is empty', () => {
  const editing = toEditing(storedWith(), TODAY)
  expect(editing.texts).toEqual(usual.texts)
  expect(editing.faq.map(({ id }) => id)).toEqual(usual.faq.map(({ id }) => id))
  expect(editing.notice).toEqual({ text: '', from: TODAY, until: TODAY })
  expect(toContent(editing)).not.toHaveProperty('notice')
})

it('staff go on with the draft, otherwise with what visitors read, and name the newest version', () => {
  const draft = version(9, { publishedAt: null, content: { texts: { 'hero.title': 'Draft' } } })
  const old = version(3, { isCurrent: true, content: { texts: { 'hero.title': 'Put back' } } })
  const newer = version(7, {})
  expect(latestVersion(storedWith(draft, old, newer))).toBe(draft)
  expect(latestVersion(storedWith(old, newer))).toBe(old)
  expect(draftIn([old, newer])).toBeUndefined()
  expect([newestNumber(storedWith(old, newer)), newestNumber(storedWith())]).toEqual([7, 0])
  expect(toEditing(storedWith(old, newer), TODAY).texts['hero.title']).toBe('Put back')
})

it('what is sent keeps order, hidden questions and the notice', () => {
  const notice = { text: 'We rest', from: TODAY, until: TODAY }
  const faq = [
    { id: 'own-1', question: 'Dogs?', answer: 'Yes' },
    { id: 'space', isHidden: true as const },
  ]
  const stored = storedWith(version(1, { isCurrent: true, content: { texts: {}, faq, notice } }))
  const content = toContent(toEditing(stored, TODAY))
  expect(content.faq.slice(0, 2)).toEqual([faq[0], { ...usual.faq[2], isHidden: true }])
  expect(content).toMatchObject({ notice })
  expect(countChanges({ texts: { 'hero.title': 'A' }, faq, notice })).toBe(3)
})

it('a new question has an id that none has', () => {
  expect(ownId([])).toBe('own-1')
  expect(ownId([{ id: 'own-1' }, { id: 'space' }, { id: 'own-7' }])).toBe('own-8')
})
