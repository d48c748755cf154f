import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { createQuestion, type Question } from '#contract/catalogue/questions.ts'
import type { AskedBy, AskedPer, QuestionKind } from '#domain/catalogue/questions/question.ts'

const NEW_QUESTION = {
  label: '',
  labelEs: '',
  kind: 'text' as QuestionKind,
  /** One per line; after a bar, the option in Spanish. */
  options: '',
  /** The stored values of options by their labels: answers refer to them. */
  values: {} as Readonly<Record<string, string>>,
  required: false,
  per: 'booking' as AskedPer,
  /** Null: for all of them. */
  themeIds: null as readonly number[] | null,
  addonIds: null as readonly number[] | null,
  askedBy: 'wizard' as AskedBy,
  mail: true,
  crew: true,
  export: true,
  active: true,
}
/** The fields of a question as typed. */
export type QuestionFields = typeof NEW_QUESTION

export function toQuestionFields(question: Question | undefined): QuestionFields {
  if (!question) return NEW_QUESTION
  const { label, labelEs, kind, options, required, per, themeIds, addonIds, askedBy, shownTo, active } =
    question
  const lines = (options ?? []).map((option) =>
    option.labelEs ? `${option.label} | ${option.labelEs}` : option.label,
  )
  const values = Object.fromEntries((options ?? []).map((option) => [option.label, option.value]))
  return {
    ...{ label, labelEs: labelEs ?? '', kind, options: lines.join('\n'), values, required, per },
    ...{ themeIds, addonIds, askedBy, ...shownTo, active },
  }
}

function toQuestionBody({ options, values, mail, crew, export: exported, ...rest }: QuestionFields) {
  const lines = options.split('\n').filter((line) => line.trim() !== '')
  return {
    ...rest,
    options: rest.kind === 'choice' ? lines.map((line) => toOption(line, values)) : null,
    shownTo: { mail, crew, export: exported },
  }
}

function toOption(line: string, values: QuestionFields['values']) {
  const [label = '', labelEs = ''] = line.split('|').map((part) => part.trim())
  return { value: values[label] ?? label, label, ...(labelEs && { labelEs }) }
}

export const QUESTION_RULES = {
  schema: createQuestion.body,
  toBody: toQuestionBody,
  findMore: ({ kind, options }, text) =>
    kind === 'choice' && options.trim() === '' ? { options: text('questions.optionsNeeded') } : {},
} satisfies FormRules<QuestionFields>
