import { useQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect } from 'react'
import type { StepProps } from '#app/booking/step-props.ts'
import type { Problems } from '#app/booking/wizard-steps.ts'
import { readDraft, saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { findUnanswered } from '#app/shared/own-questions/find-unanswered.ts'
import { QuestionFields } from '#app/shared/own-questions/question-fields.tsx'
import { useQuestionTexts } from '#app/shared/own-questions/use-question-texts.ts'
import { readGuestCount } from '#domain/booking/order/details-rules.ts'
import type { AnswerValue } from '#domain/catalogue/questions/answers.ts'
import { askedQuestionsQuery } from './asked-questions-query.ts'

type OwnQuestionsProps = Pick<StepProps, 'draft' | 'wizard'> & {
  /** Told what is missing or wrong, for when the form is sent. */
  unanswered: RefObject<Problems>
}

/** The owner's own questions about the chosen theme and add-ons. */
export default function OwnQuestions({ draft, wizard, unanswered }: OwnQuestionsProps) {
  const text = useQuestionTexts()
  const { answers, details, numberOfTeepees } = draft
  const { data: questions } = useQuery(askedQuestionsQuery(draft))
  const counts = { guestCount: readGuestCount(details.guestCount), numberOfTeepees }
  const problems = text && questions ? findUnanswered(questions, answers, { counts, text }) : {}
  useEffect(() => {
    unanswered.current = problems
  })
  useEffect(
    () => () => {
      unanswered.current = {}
    },
    [unanswered],
  )
  const { problems: shown, clearProblem } = wizard
  const answer = useCallback(
    (id: number, value: AnswerValue) => {
      saveDraft({ answers: { ...readDraft().answers, [id]: value } })
      clearProblem(`answers.${id}`)
    },
    [clearProblem],
  )
  if (!text || !questions) return null
  return (
    <QuestionFields
      questions={questions}
      answers={answers}
      problems={shown}
      counts={counts}
      text={text}
      onAnswer={answer}
    />
  )
}
