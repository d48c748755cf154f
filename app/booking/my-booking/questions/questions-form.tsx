import { type FormEvent, useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import {
  type AnswerProblems,
  type AnswersById,
  toSentAnswers,
} from '#app/shared/own-questions/answers-by-id.ts'
import { findUnanswered } from '#app/shared/own-questions/find-unanswered.ts'
import { QuestionFields } from '#app/shared/own-questions/question-fields.tsx'
import { useQuestionTexts } from '#app/shared/own-questions/use-question-texts.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { useFamilyChange } from '../use-family-change.ts'

type QuestionsFormProps = {
  readonly questions: readonly AskedQuestion[]
  readonly booking: CustomerBooking
  readonly link: BookingPageLink
}

export default function QuestionsForm(props: QuestionsFormProps) {
  const text = useQuestionTexts()
  return text ? <LoadedForm {...props} words={text} /> : null
}

function LoadedForm({ questions, booking, link, words }: QuestionsFormProps & { readonly words: Text }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<AnswersById>({})
  const [problems, setProblems] = useState<AnswerProblems>({})
  const stored = Object.fromEntries(booking.answers.map(({ questionId, value }) => [questionId, value]))
  const answers = { ...stored, ...typed }
  const change = useFamilyChange({
    link,
    request: (sent: ReturnType<typeof toSentAnswers>) =>
      api.put('/api/my-bookings/:reference/answers', { ...toPlaces(link), body: { answers: sent } }),
    done: words('questions.saved'),
    onDone: () => setTyped({}),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = findUnanswered(questions, answers, { counts: booking, text: words })
    setProblems(found)
    if (Object.keys(found).length === 0)
      return change.send(toSentAnswers(questions, { answers, stored }, booking))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Card as="section">
      <h2 className={styles.title}>{words('questions.title')}</h2>
      <p className={styles.sentence}>{words('questions.sentence')}</p>
      <form ref={form} noValidate className={styles.form} onSubmit={save}>
        <QuestionFields
          questions={questions}
          answers={answers}
          problems={problems}
          counts={booking}
          text={words}
          onAnswer={(id, value) => {
            setTyped((before) => ({ ...before, [id]: value }))
            setProblems(({ [`answers.${id}` as const]: _, ...left }) => left)
          }}
        />
        <ActFailure>{change.failure}</ActFailure>
        <div className={styles.ways}>
          <Button
            type="submit"
            variant="secondary"
            disabled={Object.keys(typed).length === 0}
            isBusy={change.isSending}
          >
            {words('questions.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
