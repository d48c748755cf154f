import { type Message, message } from '#domain/foundation/messages/message.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import {
  type AskedBy,
  type AskedOrder,
  isAskedAbout,
  QUESTION_LIMITS,
  type Question,
  type QuestionKind,
  type ShownIn,
  type ShownTo,
} from './question.ts'

export type SingleAnswer = string | number | boolean
/** A list if it is asked for each child or teepee. */
export type AnswerValue = SingleAnswer | readonly SingleAnswer[]

/** An answer as it is stored, with the question as it was worded. */
export type KeptAnswer = {
  readonly questionId: number
  readonly label: string
  readonly labelEs?: string
  readonly kind: QuestionKind
  readonly value: AnswerValue
  /** Of the chosen options. */
  readonly valueLabel?: string | readonly string[] | undefined
  readonly valueLabelEs?: string | readonly string[]
  /** As set today; as it was if the question is gone. */
  readonly shownTo: ShownTo
}

export type ShownAnswer = Pick<KeptAnswer, 'questionId' | 'label' | 'kind' | 'value' | 'valueLabel'>

/** An answer as sent; null removes it. */
export type SentAnswer = { readonly questionId: number; readonly value?: unknown }

export type AnsweredOrder = AskedOrder & { readonly guestCount: number; readonly numberOfTeepees: number }

type AnswerProblem = { readonly questionId: number; readonly problem: Message }

type Merging = {
  readonly questions: readonly Question[]
  readonly order: AnsweredOrder
  readonly by: AnsweredBy
}

/** Who answers: a family that books, a family on its booking page, or staff. */
export type AnsweredBy = 'booking' | 'page' | 'staff'

/** Whose questions may be answered, and whose required ones must be. */
const ANSWERING: Readonly<
  Record<AnsweredBy, { readonly may: readonly AskedBy[]; readonly must: readonly AskedBy[] }>
> = {
  booking: { may: ['wizard', 'page'], must: ['wizard'] },
  page: { may: ['wizard', 'page'], must: ['wizard', 'page'] },
  staff: { may: ['wizard', 'page', 'crew'], must: [] },
}

/**
 * Merges answers into those of a booking. What is not asked is ignored; an answer keeps the wording it was given to, and
 * answers to questions that are gone stay.
 */
export function mergeAnswers(
  kept: readonly KeptAnswer[],
  sent: readonly SentAnswer[],
  { questions, order, by }: Merging,
): readonly KeptAnswer[] | AnswerProblem {
  const { may, must } = ANSWERING[by]
  const asked = questions.filter(
    (question) => may.includes(question.askedBy) && isAskedAbout(question, order),
  )
  const byId = new Map(kept.map((answer) => [answer.questionId, answer]))
  for (const { questionId, value: given } of sent) {
    const question = asked.find(({ id }) => id === questionId)
    // An answer that stays is not checked again: an option may be gone since, or a child.
    if (!question || isSame(byId.get(questionId)?.value, given)) continue
    const read = readAnswer(question, given, order)
    if ('problem' in read) return { questionId, problem: read.problem }
    if (read.value === undefined) byId.delete(questionId)
    else if (!isSame(byId.get(questionId)?.value, read.value))
      byId.set(questionId, keepAnswer(question, read.value))
  }
  const missing = asked.find(
    ({ id, required, askedBy }) => required && must.includes(askedBy) && !byId.has(id),
  )
  if (missing) return { questionId: missing.id, problem: message('questions.answerNeeded') }
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const placeOf = ({ questionId }: KeptAnswer) => places.get(questionId) ?? questions.length
  return [...byId.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

/** What decides which answers a question takes. */
type AnsweredQuestion = Pick<Question, 'kind' | 'per'> & {
  readonly options?: readonly { readonly value: string }[] | null | undefined
}

type Read = { readonly value: AnswerValue | undefined } | { readonly problem: Message }

/**
 * Checks an answer by its question's rules; undefined if it is empty. Blank entries of a list are empty text, so that
 * each answer stays with its child or teepee; those at the end are left out.
 */
export function readAnswer(
  question: AnsweredQuestion,
  given: unknown,
  order: Pick<AnsweredOrder, 'guestCount' | 'numberOfTeepees'>,
): Read {
  if (isBlank(given)) return { value: undefined }
  if (question.per === 'booking') return readSingle(question, given)
  if (!Array.isArray(given)) return { problem: message('questions.listNeeded', { per: question.per }) }
  const most = question.per === 'child' ? order.guestCount : order.numberOfTeepees
  if (given.length > most) return { problem: message('questions.tooMany', { per: question.per, most }) }
  const values: SingleAnswer[] = []
  for (const each of given.slice(0, given.findLastIndex((one) => !isBlank(one)) + 1)) {
    const read = isBlank(each) ? { value: '' } : readSingle(question, each)
    if ('problem' in read) return read
    values.push(read.value)
  }
  return { value: values.length > 0 ? values : undefined }
}

function isBlank(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
}

function readSingle(
  { kind, options }: AnsweredQuestion,
  given: unknown,
): { readonly value: SingleAnswer } | { readonly problem: Message } {
  if (kind === 'number')
    return typeof given === 'number' && Number.isFinite(given)
      ? { value: given }
      : { problem: message('questions.numberNeeded') }
  if (kind === 'yesNo')
    return typeof given === 'boolean' ? { value: given } : { problem: message('questions.yesNoNeeded') }
  if (kind === 'choice')
    return typeof given === 'string' && options?.some(({ value }) => value === given)
      ? { value: given }
      : { problem: message('questions.choiceNeeded') }
  if (typeof given !== 'string') return { problem: message('questions.textNeeded') }
  const value = given.trim()
  if (value.length <= QUESTION_LIMITS.answer) return { value }
  return { problem: message('fields.atMost', { most: QUESTION_LIMITS.answer }) }
}

function isSame(one: AnswerValue | undefined, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function keepAnswer(
  { id, label, labelEs, kind, options, shownTo }: Question,
  value: AnswerValue,
): KeptAnswer {
  const chosen = (language: Language) => {
    const nameOf = (each: SingleAnswer) => {
      const option = options?.find((one) => one.value === each)
      return (language === 'es' ? option?.labelEs : undefined) ?? option?.label ?? String(each)
    }
    return Array.isArray(value) ? value.map(nameOf) : nameOf(value as SingleAnswer)
  }
  return {
    questionId: id,
    label,
    ...(labelEs && { labelEs }),
    kind,
    value,
    ...(kind === 'choice' && { valueLabel: chosen(DEFAULT_LANGUAGE), valueLabelEs: chosen('es') }),
    shownTo,
  }
}

export function answerIn(language: Language, answer: KeptAnswer): KeptAnswer {
  if (language !== 'es') return answer
  const { label, labelEs = label, valueLabel, valueLabelEs = valueLabel } = answer
  return { ...answer, label: labelEs, ...(valueLabelEs !== undefined && { valueLabel: valueLabelEs }) }
}

/** Returns the answers for the API, or those that a place shows. */
export function showAnswers(answers: readonly KeptAnswer[], place?: ShownIn): ShownAnswer[] {
  return answers.flatMap(({ questionId, label, kind, value, valueLabel, shownTo }) =>
    place && !shownTo[place]
      ? []
      : [{ questionId, label, kind, value, ...(valueLabel !== undefined && { valueLabel }) }],
  )
}
