import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import type { AnswerValue, SingleAnswer } from '#domain/catalogue/questions/answers.ts'

/** Answers as typed so far; empty text if one was cleared. */
export type AnswersById = Readonly<Record<string, AnswerValue | undefined>>
export type AnswerProblems = Readonly<Partial<Record<`answers.${number}`, string>>>

/** How many answers a question for each child or teepee takes. */
export type Counts = { readonly guestCount: number; readonly numberOfTeepees: number }

/**
 * Returns an answer as its fields show it, which is how it is checked and sent. What was typed for more children or
 * teepees is left out: it comes back with them.
 */
export function getShownAnswer(
  question: Pick<AskedQuestion, 'id' | 'per'>,
  answers: AnswersById,
  counts: Counts,
): AnswerValue | undefined {
  const value = answers[question.id]
  return question.per === 'booking' ? value : toList(value, question, counts)
}

type Given = { readonly answers: AnswersById; readonly stored: AnswersById }

/**
 * Returns the answers that differ from the stored ones, as they are sent; null for one that was removed. The others stay
 * as they are stored by then: somebody else may have answered, and the party may have fewer children now.
 */
export function toSentAnswers(
  questions: readonly Pick<AskedQuestion, 'id' | 'per'>[],
  { answers, stored }: Given,
  counts: Counts,
) {
  return questions
    .filter(({ id }) => JSON.stringify(answers[id]) !== JSON.stringify(stored[id]))
    .map((question) => ({
      questionId: question.id,
      value: getShownAnswer(question, answers, counts) ?? null,
    }))
}

/** Returns an answer for each child or teepee; empty where there is none. */
export function toList(
  value: AnswerValue | undefined,
  { per }: Pick<AskedQuestion, 'per'>,
  { guestCount, numberOfTeepees }: Counts,
): SingleAnswer[] {
  const given = Array.isArray(value) ? value : []
  const length = per === 'child' ? guestCount : numberOfTeepees
  return Array.from({ length }, (_, place) => given[place] ?? '')
}
