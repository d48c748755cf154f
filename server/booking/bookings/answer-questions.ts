import type { ChangedField } from '#contract/operations/audit-facts.ts'
import {
  type AnsweredBy,
  type AnsweredOrder,
  type KeptAnswer,
  mergeAnswers,
  type SentAnswer,
} from '#domain/catalogue/questions/answers.ts'
import { askedOnPage } from '#domain/catalogue/questions/question.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { askedQuestion, readQuestions } from '#server/catalogue/questions/question-queries.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { FullBooking } from './full-booking.ts'

type Answering = {
  readonly kept?: readonly KeptAnswer[] | undefined
  readonly sent?: readonly SentAnswer[] | undefined
  readonly order: AnsweredOrder
  readonly by: AnsweredBy
}

/** Returns a booking's answers once these are merged into them; refuses with the path of the question. */
export async function answerQuestions(
  db: Queryable,
  { kept = [], sent = [], order, by }: Answering,
): Promise<readonly KeptAnswer[] | DetailedRefusal> {
  const merged = mergeAnswers(kept, sent, { questions: await readQuestions(db), order, by })
  if (!('problem' in merged)) return merged
  return { ...refuse('invalid', merged.problem), field: `answers.${merged.questionId}` }
}

/** Returns which questions were answered anew, for the audit log; what was answered is kept out of it. */
export function answersChange(before: readonly KeptAnswer[], after: readonly KeptAnswer[]): ChangedField[] {
  const labelsOf = (answers: readonly KeptAnswer[], others: readonly KeptAnswer[]) =>
    answers.filter((answer) => !others.includes(answer)).map(({ label }) => label)
  const labels = [...new Set([...labelsOf(after, before), ...labelsOf(before, after)])]
  return labels.length > 0 ? [{ field: 'answers', before: null, after: labels.join(', ') }] : []
}

export function toAnsweredOrder({ themeId, bookedAddons, guestCount, numberOfTeepees }: FullBooking) {
  return { themeId, addonIds: bookedAddons.map(({ addonId }) => addonId), guestCount, numberOfTeepees }
}

/** Returns the questions that a family can still answer on its booking page, in a language. */
export async function readOpenQuestions(
  db: Queryable,
  booking: FullBooking,
  language: Language,
): Promise<string[]> {
  const answered = new Set(booking.answers.map(({ questionId }) => questionId))
  return askedOnPage(await readQuestions(db), toAnsweredOrder(booking))
    .filter(({ id }) => !answered.has(id))
    .map((question) => askedQuestion(language, question).label)
}
