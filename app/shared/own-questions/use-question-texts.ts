import loadTexts from 'virtual:messages/questions'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

/** Returns the texts around the owner's questions, once they have loaded. */
export function useQuestionTexts(): Text | undefined {
  return useLazyText('questions', loadTexts)
}
