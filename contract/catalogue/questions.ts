import { z } from 'zod'
import { ASKED_BY, ASKED_PER, QUESTION_KINDS, QUESTION_LIMITS } from '#domain/catalogue/questions/question.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, optionalText, storedId, text } from '../wire/fields.ts'
import { orderUpdates } from '../wire/reorder.ts'

const ShownTo = z.object({ mail: z.boolean(), crew: z.boolean(), export: z.boolean() })

const option = z.object({ value: z.string(), label: z.string(), labelEs: z.string().optional() })

/** A question of the owner's own, as staff read it. */
export const Question = namedObject('Question', {
  id: z.int(),
  label: z.string(),
  labelEs: z.string().nullable(),
  kind: z.enum(QUESTION_KINDS),
  options: z.array(option).nullable().describe('Null unless it is a choice'),
  required: z.boolean(),
  per: z.enum(ASKED_PER).describe('Asked once, for each child or for each teepee'),
  themeIds: z.array(z.int()).nullable().describe('Null: for all themes'),
  addonIds: z.array(z.int()).nullable().describe('Null: whatever is ordered'),
  askedBy: z.enum(ASKED_BY),
  shownTo: ShownTo.describe('Where answers are shown besides the booking itself'),
  active: z.boolean(),
  displayOrder: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type Question = z.infer<typeof Question>

export const AskedQuestion = namedObject('AskedQuestion', {
  id: z.int(),
  label: z.string().describe('In the requested language, as far as it is translated'),
  kind: z.enum(QUESTION_KINDS),
  options: z
    .array(option.omit({ labelEs: true }))
    .optional()
    .describe('Only of choices'),
  required: z.boolean(),
  per: z.enum(ASKED_PER),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

const single = z.union([z.string(), z.number(), z.boolean()])

/** An answer as given to a question of the owner's own, worded as it was then. */
export const GivenAnswer = namedObject('GivenAnswer', {
  questionId: z.int(),
  label: z.string(),
  kind: z.enum(QUESTION_KINDS),
  value: z
    .union([single, z.array(single).readonly()])
    .describe('A list if it was asked for each child or teepee'),
  valueLabel: z
    .union([z.string(), z.array(z.string()).readonly()])
    .optional()
    .describe('Of the chosen options'),
})

export const ANSWERS_DESCRIPTION =
  'Answers to the owner’s questions, see /api/questions; null removes an answer, what is not asked is ignored'

/** Answers in a request; their values are checked by the questions' rules. */
export const sentAnswers = z
  .array(z.object({ questionId: z.int32(), value: z.unknown() }))
  .max(QUESTION_LIMITS.list)
  .meta({ description: ANSWERS_DESCRIPTION })

const LABEL_NEEDED = fieldError('questions.labelNeeded')
const label = text({ required: LABEL_NEEDED, max: QUESTION_LIMITS.label, isLine: true })
const optionLabel = text({
  required: fieldError('questions.optionNeeded'),
  max: QUESTION_LIMITS.label,
  isLine: true,
})
const OPTION_TWICE = fieldError('questions.optionTwice')

const options = z
  .array(
    z.object({
      value: optionLabel,
      label: optionLabel,
      labelEs: optionalText(QUESTION_LIMITS.label).transform((typed) => typed ?? undefined),
    }),
  )
  .max(QUESTION_LIMITS.options)
  .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, OPTION_TWICE)
  .nullable()

const only = (message: string) => z.array(storedId).min(1, message).max(200).nullable()

const questionFields = z.object({
  label,
  labelEs: text({ min: 0, max: QUESTION_LIMITS.label, isLine: true })
    .nullable()
    .transform((typed) => typed || null),
  kind: z.enum(QUESTION_KINDS),
  options,
  required: z.boolean(),
  per: z.enum(ASKED_PER),
  themeIds: only(fieldError('questions.themesNeeded')),
  addonIds: only(fieldError('questions.addonsNeeded')),
  askedBy: z.enum(ASKED_BY),
  shownTo: z.object({
    mail: z.boolean().default(false),
    crew: z.boolean().default(false),
    export: z.boolean().default(false),
  }),
  active: z.boolean(),
})

export const NewQuestion = questionFields.extend({
  labelEs: questionFields.shape.labelEs.default(null),
  options: questionFields.shape.options.default(null),
  required: z.boolean().default(false),
  per: questionFields.shape.per.default('booking'),
  themeIds: questionFields.shape.themeIds.default(null),
  addonIds: questionFields.shape.addonIds.default(null),
  askedBy: questionFields.shape.askedBy.default('wizard'),
  shownTo: questionFields.shape.shownTo.default({ mail: false, crew: false, export: false }),
  active: z.boolean().default(true),
})
export const QuestionChange = questionFields.extend({ version: z.int32() }).partial()

const tag = 'Questions'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'catalogue' })
export const listAskedQuestions = visitors.get(
  '/api/questions',
  'List the owner’s questions that the wizard asks about an order; without one, all of them',
  {
    query: z.object({
      themeId: storedId.optional(),
      addonIds: z
        .string()
        .regex(/^\s*(\d{1,9}\s*(,\s*\d{1,9}\s*)*)?$/, fieldError('questions.addonList'))
        .max(2000)
        .transform((list) => (list.trim() === '' ? [] : list.split(',').map(Number)))
        .optional()
        .meta({ description: 'Ids of the ordered add-ons, separated by commas', example: '3,7' }),
    }),
    returns: z.array(AskedQuestion),
  },
)
export const listQuestions = staff.get(
  '/api/admin/questions',
  'List all questions of the owner’s own in display order',
  { returns: z.array(Question) },
)
export const createQuestion = staff.post('/api/admin/questions', 'Create a question', {
  body: NewQuestion,
  creates: Question,
})
export const reorderQuestions = staff.patch('/api/admin/questions/reorder', 'Reorder questions', {
  body: orderUpdates,
  returns: z.array(Question),
  refuses: [404],
})
export const changeQuestion = staff.patch(
  '/api/admin/questions/:id',
  'Update a question; answers keep the wording they were given to',
  { body: QuestionChange, returns: Question, refuses: [409] },
)
export const deleteQuestion = staff.delete('/api/admin/questions/:id', 'Delete a question; its answers stay')
