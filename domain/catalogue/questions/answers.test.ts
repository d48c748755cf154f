import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type AnsweredBy, answerIn, type KeptAnswer, mergeAnswers, showAnswers } from './answers.ts'
import { isAskedAbout, type Question } from './question.ts'
import { answerFacts } from './write-answer.ts'

const NOWHERE = { mail: false, crew: false, export: false }
const ORDER = { themeId: 1, addonIds: [3], guestCount: 3, numberOfTeepees: 2 }

const question = (changes: Partial<Question> = {}): Question => ({
  id: 7,
  label: 'Any pets?',
  labelEs: '¿Mascotas?',
  kind: 'text',
  options: null,
  required: false,
  per: 'booking',
  themeIds: null,
  addonIds: null,
  askedBy: 'wizard',
  shownTo: NOWHERE,
  active: true,
  ...changes,
})

const COLORS = [
  { value: 'blue', label: 'Blue', labelEs: 'Azul' },
  { value: 'red', label: 'Red' },
]

const answer = (asked: Question, value: unknown, by: AnsweredBy = 'booking') =>
  mergeAnswers([], [{ questionId: 7, value }], { questions: [asked], order: ORDER, by })

describe('which questions are asked', () => {
  it.each([
    ['for all', {}, true],
    ['of its theme', { themeIds: [1, 2] }, true],
    ['of another theme', { themeIds: [2] }, false],
    ['of one of its add-ons', { addonIds: [9, 3] }, true],
    ['of another add-on', { addonIds: [9] }, false],
    ['of its theme, but of another add-on', { themeIds: [1], addonIds: [9] }, false],
    ['inactive', { active: false }, false],
  ])('%s', (_, changes, expected) => {
    expect(isAskedAbout(question(changes), ORDER)).toBe(expected)
  })
})

describe('an answer', () => {
  it.each([
    [{ kind: 'text' }, '  Two dogs ', 'Two dogs'],
    [{ kind: 'number' }, 2.5, 2.5],
    [{ kind: 'yesNo' }, false, false],
    [{ kind: 'choice', options: COLORS }, 'red', 'red'],
    [{ per: 'child' }, ['Ana', ' ', 'Leo'], ['Ana', '', 'Leo']],
    [{ per: 'child' }, [null, 'Ana', ''], ['', 'Ana']],
    [{ per: 'child', kind: 'number' }, ['', 8, null], ['', 8]],
    [{ per: 'teepee', kind: 'number' }, [1, 2], [1, 2]],
  ] as const)('of %j: %j is kept', (changes, value, kept) => {
    expect(answer(question(changes), value)).toMatchObject([{ questionId: 7, value: kept }])
  })

  it.each([
    [{ kind: 'text' }, 5],
    [{ kind: 'text' }, { a: 1 }],
    [{ kind: 'text' }, 'x'.repeat(2001)],
    [{ kind: 'text' }, ['Ana']],
    [{ kind: 'number' }, '5'],
    [{ kind: 'number' }, Number.POSITIVE_INFINITY],
    [{ kind: 'yesNo' }, 'yes'],
    [{ kind: 'choice', options: COLORS }, 'green'],
    [{ per: 'child' }, 'Ana'],
    [{ per: 'child' }, ['1', '2', '3', '4']],
    [{ per: 'teepee' }, ['1', '2', '3']],
    [{ per: 'child', kind: 'number' }, [1, 'two']],
  ] as const)('of %j: %j is refused', (changes, value) => {
    expect(answer(question(changes), value)).toMatchObject({ questionId: 7, problem: expect.anything() })
  })

  it.each([
    [{ active: false }, 'booking'],
    [{ themeIds: [2] }, 'booking'],
    [{ askedBy: 'crew' }, 'page'],
    [{ id: 8 }, 'staff'],
  ] as const)('of %j by %s is ignored', (changes, by) => {
    expect(answer(question(changes), 'Two dogs', by)).toEqual([])
  })

  it('of some children says which of them have none', () => {
    const asked = question({ per: 'child', kind: 'choice', options: COLORS })
    const [kept] = answer(asked, ['', 'blue', '']) as readonly KeptAnswer[]
    if (!kept) throw new Error('Nothing was kept')
    expect(answerFacts(showAnswers([kept]), textIn('en'))).toEqual([['Any pets?', '–, Blue']])
  })

  it('that stays is not checked again', () => {
    const asked = question({ per: 'child', kind: 'choice', options: COLORS })
    const kept = answer(asked, ['blue', 'red', 'red']) as readonly KeptAnswer[]
    const later = { ...asked, options: [COLORS[1]] } as Question
    const merge = (value: unknown) =>
      mergeAnswers(kept, [{ questionId: 7, value }], {
        questions: [later],
        order: { ...ORDER, guestCount: 2 },
        by: 'page',
      })
    expect(merge(['blue', 'red', 'red'])).toEqual(kept)
    expect(merge(['blue', 'red'])).toMatchObject({ problem: expect.anything() })
    expect(merge(['red', 'red', 'red'])).toMatchObject({ problem: expect.anything() })
  })

  it('keeps the wording that it was given to, in both languages', () => {
    const kept = answer(question({ kind: 'choice', options: COLORS }), 'blue')
    const again = mergeAnswers(kept as never, [], {
      questions: [question({ label: 'Which color?' })],
      order: ORDER,
      by: 'booking',
    })
    expect(again).toEqual(kept)
    const [one] = kept as Extract<typeof kept, readonly unknown[]>
    if (!one) throw new Error('Nothing was kept')
    expect(showAnswers([one])).toEqual([
      { questionId: 7, label: 'Any pets?', kind: 'choice', value: 'blue', valueLabel: 'Blue' },
    ])
    expect(showAnswers([answerIn('es', one)])).toMatchObject([{ label: '¿Mascotas?', valueLabel: 'Azul' }])
    expect(showAnswers([one], 'mail')).toEqual([])
    expect(showAnswers([{ ...one, shownTo: { ...NOWHERE, mail: true } }], 'mail')).toHaveLength(1)
  })
})

describe('a required question', () => {
  const required = question({ required: true })
  const leave = (asked: Question, by: AnsweredBy) =>
    mergeAnswers([], [], { questions: [asked], order: ORDER, by })

  it('must be answered by a family, unless it is asked elsewhere', () => {
    expect(leave(required, 'booking')).toMatchObject({ questionId: 7 })
    expect(leave(required, 'page')).toMatchObject({ questionId: 7 })
    expect(leave({ ...required, askedBy: 'page' }, 'page')).toMatchObject({ questionId: 7 })
    expect(leave({ ...required, askedBy: 'page' }, 'booking')).toEqual([])
    expect(leave({ ...required, themeIds: [2] }, 'booking')).toEqual([])
    expect(leave({ ...required, askedBy: 'crew' }, 'page')).toEqual([])
  })

  it('may be left by staff', () => {
    expect(leave(required, 'staff')).toEqual([])
  })

  it('cannot be emptied once it is answered', () => {
    const kept = answer(required, 'Two dogs')
    const options = { questions: [required], order: ORDER } as const
    const sent = [{ questionId: 7, value: null }]
    expect(mergeAnswers(kept as never, sent, { ...options, by: 'page' })).toMatchObject({ questionId: 7 })
    expect(mergeAnswers(kept as never, sent, { ...options, by: 'staff' })).toEqual([])
    expect(mergeAnswers(kept as never, [], { ...options, by: 'page' })).toEqual(kept)
  })
})
