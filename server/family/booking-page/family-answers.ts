import type { BookingPage } from '#contract/family/booking-page.ts'
import { type ChangeLimits, changeClosed } from '#domain/booking/changes/order-change.ts'
import type { SentAnswer } from '#domain/catalogue/questions/answers.ts'
import { askedOnPage } from '#domain/catalogue/questions/question.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { answerQuestions, answersChange, toAnsweredOrder } from '#server/booking/bookings/answer-questions.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import { readChangeLimits } from '#server/booking/order-changes/read-change-limits.ts'
import { askedQuestion, readQuestions } from '#server/catalogue/questions/question-queries.ts'
import type { Context } from '#server/context.ts'

/** Returns the owner's questions that a family can answer on its page now. */
export async function questionsResponse(
  ctx: Context,
  booking: FullBooking,
  language: Language,
  limits: ChangeLimits,
): Promise<Pick<BookingPage, 'questions'>> {
  if (refuseAnswers(booking, limits)) return {}
  const asked = askedOnPage(await readQuestions(ctx.db), toAnsweredOrder(booking))
  return asked.length > 0 ? { questions: asked.map((question) => askedQuestion(language, question)) } : {}
}

export function answerByFamily(
  ctx: Context,
  { id }: FullBooking,
  sent: readonly SentAnswer[],
): Promise<null | Refusal> {
  return commitBooking(ctx, { id }, async (tx, booking) => {
    const closed = refuseAnswers(booking, await readChangeLimits(ctx, booking))
    if (closed) return closed
    const order = toAnsweredOrder(booking)
    const answers = await answerQuestions(tx, { kept: booking.answers, sent, order, by: 'page' })
    if (isRefusal(answers)) return answers
    const changes = answersChange(booking.answers, answers)
    if (changes.length === 0) return { after: () => null }
    const facts = { kind: 'changes', changes } as const
    return {
      write: {
        changes: { columns: {}, answers },
        event: { kind: 'booking.changed', actor: 'customer', facts },
      },
      after: () => null,
    }
  })
}

/** Answers are texts: they can be given until the party begins, even if orders cannot be changed online. */
function refuseAnswers(booking: FullBooking, { settings, ...limits }: ChangeLimits): Refusal | undefined {
  return changeClosed(booking, new Set(['texts']), { ...limits, settings: { ...settings, enabled: true } })
}
