export const QUESTION_KINDS = ['text', 'number', 'choice', 'yesNo'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** Whether a question is asked once, for each child or for each teepee. */
export const ASKED_PER = ['booking', 'child', 'teepee'] as const
export type AskedPer = (typeof ASKED_PER)[number]

/** Who asks: the wizard, the family's booking page, or the crew at the door. */
export const ASKED_BY = ['wizard', 'page', 'crew'] as const
export type AskedBy = (typeof ASKED_BY)[number]

/** Where answers are shown besides the booking itself. */
export const SHOWN_IN = ['mail', 'crew', 'export'] as const
export type ShownIn = (typeof SHOWN_IN)[number]
export type ShownTo = { readonly [Place in ShownIn]: boolean }

export const QUESTION_LIMITS = { label: 200, options: 50, answer: 2000, list: 200 } as const

export type QuestionOption = {
  readonly value: string
  readonly label: string
  readonly labelEs?: string | undefined
}

/** A question of the owner's own. */
export type Question = {
  readonly id: number
  readonly label: string
  readonly labelEs: string | null
  readonly kind: QuestionKind
  /** Null unless it is a choice. */
  readonly options: readonly QuestionOption[] | null
  readonly required: boolean
  readonly per: AskedPer
  /** Null: for all of them. */
  readonly themeIds: readonly number[] | null
  readonly addonIds: readonly number[] | null
  readonly askedBy: AskedBy
  readonly shownTo: ShownTo
  readonly active: boolean
}

export type AskedOrder = {
  readonly themeId: number | null
  readonly addonIds: readonly number[]
}

/** Returns whether a question is asked about an order: of its theme, and of one of its add-ons. */
export function isAskedAbout(question: Question, { themeId, addonIds }: AskedOrder): boolean {
  const { themeIds, addonIds: needed, active } = question
  const isOfTheme = themeIds === null || (themeId !== null && themeIds.includes(themeId))
  return active && isOfTheme && (needed === null || needed.some((id) => addonIds.includes(id)))
}

/** Returns the questions about an order that its family can answer on its booking page. */
export function askedOnPage<Asked extends Question>(questions: readonly Asked[], order: AskedOrder): Asked[] {
  return questions.filter((question) => question.askedBy !== 'crew' && isAskedAbout(question, order))
}
