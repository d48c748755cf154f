import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { FREE_TEXT_MAX, text } from '../wire/fields.ts'

export const ANSWER_NAME_MAX = 60

export const SavedAnswer = namedObject('SavedAnswer', {
  id: z.int(),
  name: z.string(),
  text: z.string().meta({ description: 'May contain {name}, {day} and {link}', example: 'Hi {name}!' }),
})
export type SavedAnswer = z.infer<typeof SavedAnswer>

const body = z.object({
  name: text({ max: ANSWER_NAME_MAX, isLine: true }),
  text: text({ max: FREE_TEXT_MAX }),
})

const staff = describeCalls({ tag: 'Messages', staff: 'messages' })
export const listSavedAnswers = staff.get(
  '/api/admin/saved-answers',
  'List the saved answers that staff insert into messages, by name',
  { returns: z.array(SavedAnswer) },
)
export const createSavedAnswer = staff.post('/api/admin/saved-answers', 'Save an answer under a new name', {
  body,
  creates: SavedAnswer,
  refuses: [409],
})
export const changeSavedAnswer = staff.patch('/api/admin/saved-answers/:id', 'Update a saved answer', {
  body: body.partial(),
  returns: SavedAnswer,
  refuses: [409],
})
export const deleteSavedAnswer = staff.delete('/api/admin/saved-answers/:id', 'Delete a saved answer')
