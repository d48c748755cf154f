import type { Text } from '#domain/foundation/messages/text.ts'
import type { AnswerValue, ShownAnswer, SingleAnswer } from './answers.ts'

type Answered = Pick<ShownAnswer, 'value' | 'valueLabel'>

/** Returns an answer in words: of each child or teepee one after another. */
function writeAnswer({ value, valueLabel }: Answered, text: Text): string {
  const shown: AnswerValue = valueLabel ?? value
  const write = (one: SingleAnswer) =>
    typeof one === 'boolean' ? text(`bookingFields.stairs.options.${one ? 'yes' : 'no'}`) : String(one) || '–'
  return [shown].flat().map(write).join(', ')
}

export function answerFacts(answers: readonly ShownAnswer[], text: Text): [label: string, answer: string][] {
  return answers.map((answer) => [answer.label, writeAnswer(answer, text)])
}
