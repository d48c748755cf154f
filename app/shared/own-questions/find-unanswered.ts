import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import { readAnswer } from '#domain/catalogue/questions/answers.ts'
import { message } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type AnswerProblems, type AnswersById, type Counts, getShownAnswer } from './answers-by-id.ts'

type Beside = { readonly counts: Counts; readonly text: Text }

/** Returns what is missing or wrong, by the same rules as the server's. */
export function findUnanswered(
  questions: readonly AskedQuestion[],
  answers: AnswersById,
  { counts, text }: Beside,
): AnswerProblems {
  const found = questions.flatMap((question) => {
    const { id, required } = question
    const read = readAnswer(question, getShownAnswer(question, answers, counts), counts)
    if ('problem' in read) return [[`answers.${id}`, text(read.problem)]]
    const isMissing = required && read.value === undefined
    return isMissing ? [[`answers.${id}`, text(message('questions.answerNeeded'))]] : []
  })
  return Object.fromEntries(found)
}
