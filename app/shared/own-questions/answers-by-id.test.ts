import { expect, it } from 'vitest'
import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import { mergeAnswers } from '#domain/catalogue/questions/answers.ts'
import type { Question } from '#domain/catalogue/questions/question.ts'
import { toSentAnswers } from './answers-by-id.ts'

const asked = (id: number, per: AskedQuestion['per']): AskedQuestion => ({
  id,
  label: 'Whose names?',
  kind: 'text',
  required: false,
  per,
})
const QUESTIONS = [asked(1, 'child'), asked(2, 'teepee'), asked(3, 'booking'), asked(4, 'child')]
/** A party that had six children once. */
const COUNTS = { guestCount: 5, numberOfTeepees: 2 }
const SIX = ['Ana', '', '', '', '', 'Leo']

it('sends only changed answers, as their fields show them', () => {
  const answers = { 1: SIX, 2: ['Lila', 'Mia', 'Zoe'], 3: '', 4: ['Eva', '', '', '', '', 'Max'] }
  const sent = toSentAnswers(QUESTIONS, { answers, stored: { 1: SIX, 3: 'A cat' } }, COUNTS)
  expect(sent).toEqual([
    { questionId: 2, value: ['Lila', 'Mia'] },
    { questionId: 3, value: '' },
    { questionId: 4, value: ['Eva', '', '', '', ''] },
  ])
  const questions = QUESTIONS.map(
    (question): Question => ({
      ...question,
      labelEs: null,
      options: null,
      themeIds: null,
      addonIds: null,
      askedBy: 'wizard',
      shownTo: { mail: false, crew: false, export: false },
      active: true,
    }),
  )
  const kept = [
    { questionId: 1, label: '', kind: 'text', value: SIX, shownTo: questions[0]?.shownTo },
  ] as never
  const order = { ...COUNTS, themeId: 1, addonIds: [] }
  expect(mergeAnswers(kept, sent, { questions, order, by: 'page' })).toMatchObject([
    { questionId: 1, value: SIX },
    { questionId: 2, value: ['Lila', 'Mia'] },
    { questionId: 4, value: ['Eva'] },
  ])
})

it('removes an answer that is no more, and leaves alone what somebody else may have answered since', () => {
  const sent = toSentAnswers(QUESTIONS, { answers: {}, stored: { 3: 'A cat' } }, COUNTS)
  expect(sent).toEqual([{ questionId: 3, value: null }])
})
