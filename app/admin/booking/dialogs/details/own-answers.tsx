import { useQuery } from '@tanstack/react-query'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { Problems } from '#app/admin/kit/forms/form-inputs.ts'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { api } from '#app/lib/api/api.ts'
import { questionsQuery } from '#app/lib/api/questions-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import {
  type AnswerProblems,
  type AnswersById,
  toSentAnswers,
} from '#app/shared/own-questions/answers-by-id.ts'
import { QuestionFields } from '#app/shared/own-questions/question-fields.tsx'
import { useQuestionTexts } from '#app/shared/own-questions/use-question-texts.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { changeBooking } from '#contract/booking/staff-bookings.ts'
import type { AskedQuestion, Question } from '#contract/catalogue/questions.ts'
import { isAskedAbout } from '#domain/catalogue/questions/question.ts'
import { answerFacts } from '#domain/catalogue/questions/write-answer.ts'
import { loadBooking } from '../booking-query.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import styles from './team-notes.module.css'

/** What the family answered to the owner's questions. Staff can answer for it, and may leave anything. */
export function OwnAnswers({ booking }: { readonly booking: Booking }) {
  const text = useText()
  const { data: questions = [] } = useQuery(questionsQuery)
  const order = { themeId: booking.themeId, addonIds: booking.addons.map(({ addonId }) => addonId) }
  const asked = questions.filter((question) => isAskedAbout(question, order))
  const others = booking.answers.filter(({ questionId }) => !asked.some(({ id }) => id === questionId))
  return (
    <>
      {others.length > 0 && (
        <FactGroup title={text('admin.questions.answers')}>
          {answerFacts(others, text).map(([label, answer]) => (
            <Fact key={label} name={label}>
              {answer}
            </Fact>
          ))}
        </FactGroup>
      )}
      {asked.length > 0 && <AnswersForm booking={booking} questions={asked.map(forStaff)} />}
    </>
  )
}

/** Staff may leave what families must answer. */
function forStaff({ id, label, kind, options, per }: Question): AskedQuestion {
  return { id, label, kind, options: options ?? [], per, required: false }
}

type AnswersFormProps = { readonly booking: Booking; readonly questions: readonly AskedQuestion[] }

function AnswersForm({ booking, questions }: AnswersFormProps) {
  const text = useText()
  const words = useQuestionTexts()
  const { id } = booking
  const toBody = (answers: AnswersById, base: Booking | undefined = booking) => ({
    answers: toSentAnswers(questions, { answers, stored: toFields(base) }, booking),
  })
  const { form, submit, isSaving, conflict } = useVersionedForm<Booking, AnswersById>({
    stored: booking,
    toFields,
    rules: { schema: changeBooking.body, toBody },
    save: (fields, base) =>
      api.patch('/api/bookings/:id', {
        params: { id },
        body: { ...toBody(fields, base), version: base?.version },
      }),
    reload: () => loadBooking(id),
    done: text('admin.questions.saved'),
    refreshes: FOLLOWS_BOOKINGS,
  })
  if (!words) return null
  return (
    <FormElement {...{ form, submit, conflict }} gap={2} align="start" isFullWidth className={styles.notes}>
      <h4>{text('admin.questions.answers')}</h4>
      <QuestionFields
        questions={questions}
        answers={form.fields}
        problems={byPath(form.problems)}
        counts={booking}
        text={words}
        onAnswer={(questionId, value) => form.set(String(questionId), value)}
      />
      {form.isDirty && (
        <Button type="submit" size="sm" isBusy={isSaving}>
          {words('questions.save')}
        </Button>
      )}
    </FormElement>
  )
}

/** Each answer is a field of its own, also to what is not asked now: a change of the order may ask it again. */
function toFields(stored: Booking | undefined): AnswersById {
  return Object.fromEntries((stored?.answers ?? []).map(({ questionId, value }) => [questionId, value]))
}

/** Returns problems by the paths of the request, which do not name its fields alone. */
function byPath(problems: Problems<AnswersById>): AnswerProblems {
  return Object.fromEntries(Object.entries(problems).map(([id, problem]) => [`answers.${id}`, problem]))
}
