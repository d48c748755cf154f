import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import type { AnswerValue, SingleAnswer } from '#domain/catalogue/questions/answers.ts'

/** Answers as typed so far; empty text if one was cleared. */
export type AnswersById = Readonly<Record<string, AnswerValue>>
export type AnswerProblems = Readonly<Partial<Record<`answers.${number}`, string>>>

/** How many answers a question for each child or teepee takes. */
export type Counts = { readonly guestCount: number; readonly numberOfTeepees: number }

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
