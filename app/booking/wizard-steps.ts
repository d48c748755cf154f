import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { BOOKING_FIELD_NAMES, isAskedFor } from '#domain/booking/booking-fields.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { DETAILS_RULES, detailsProblem } from '#domain/booking/order/details-rules.ts'
import { selectionProblems } from '#domain/booking/order/selection-rules.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'

/** 1 to 4 are the steps with a URL; 5 is the confirmation of a paid booking. */
export type Step = 1 | 2 | 3 | 4 | 5
export const CONFIRMATION = 5

type OwnField = DetailsField | 'theme' | 'teepees' | 'date' | 'addons'
/** The owner's questions have fields of their own, too. */
export type ProblemField = OwnField | `answers.${number}`
/** Errors by the field they are shown at. */
export type Problems = Readonly<Partial<Record<ProblemField, string>>>
/** The same, before translation. */
export type FoundProblems = Readonly<Partial<Record<OwnField, Message>>>

export const STEPS_SHOWN = [1, 2, 3, 4] as const

/** Returns the step in the URL; the first one if it is missing or unknown. */
export function parseStep(param: string | undefined): Step {
  return STEPS_SHOWN.find((step) => String(step) === param) ?? 1
}

export function stepPath(step: Step): string {
  return `/booking/${step}`
}

/**
 * Returns the step to show: never payment before the details, never details before theme and date, nor with more
 * teepees than the theme allows.
 */
export function reachableStep(requested: Step, draft: BookingDraft, mostTeepees: number): Step {
  if (draft.paymentComplete) return CONFIRMATION
  if (requested <= 2) return requested
  if (hasAny(findSelectionProblems(draft, mostTeepees))) return 1
  return hasAny(detailsProblems(draft)) ? 3 : requested
}

/** Returns everything that is missing, impossible or past before the first step can be left. */
export function findSelectionProblems(draft: BookingDraft, mostTeepees: number): FoundProblems {
  const chosen = {
    themeId: draft.themeId ?? undefined,
    teepees: draft.numberOfTeepees,
    bookingDate: draft.bookingDate,
    today: partyDayAt(new Date()),
  }
  const { theme, teepees, bookingDate } = selectionProblems(chosen, mostTeepees)
  return { ...(theme && { theme }), ...(teepees && { teepees }), ...(bookingDate && { date: bookingDate }) }
}

/** Returns the fields of the details form in order; some are only for themes that families design. */
export function detailsFieldsFor(themeName: string): DetailsField[] {
  const required = Object.keys(DETAILS_RULES) as DetailsField[]
  return [...required, ...BOOKING_FIELD_NAMES.filter((name) => isAskedFor(name, themeName))]
}

/** Returns the errors of all invalid fields of the details form. */
export function detailsProblems(draft: BookingDraft): FoundProblems {
  return Object.fromEntries(
    detailsFieldsFor(draft.themeName).flatMap((field) => {
      const problem = detailsProblem(field, draft.details[field])
      return problem ? [[field, problem]] : []
    }),
  )
}

export function writeProblems(problems: FoundProblems, text: Text): Problems {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, text(problem)]))
}

export function hasAny(problems: Problems | FoundProblems): boolean {
  return Object.keys(problems).length > 0
}

/** Returns the step on which the first of these errors can be fixed. */
export function findStepToFix(problems: Problems): Step {
  if (problems.theme || problems.teepees || problems.date) return 1
  return problems.addons ? 2 : 3
}
