import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StepProps } from '#app/booking/step-props.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { askedQuestionsQuery } from './asked-questions-query.ts'
import OwnQuestions from './own-questions.tsx'

const text = textIn('en')
const names: AskedQuestion = { id: 7, label: 'Whose names?', kind: 'text', required: true, per: 'child' }

function render(guestCount: string): string {
  const draft = { ...EMPTY_DRAFT, details: { ...EMPTY_DRAFT.details, guestCount } }
  const queryClient = createQueryClient({ [askedQuestionsQuery(draft).queryKey[0]]: [names] })
  queryClient.setQueryData(['texts', 'questions', 'en'], { text })
  const wizard = { problems: {} } as StepProps['wizard']
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <TextContexts text={text}>
        <OwnQuestions draft={draft} wizard={wizard} unanswered={{ current: {} }} />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it.each([
  ['1', 1],
  ['20', 20],
  ['', 6],
  ['2.5', 6],
  ['633139', 6],
  ['63055550123', 6],
])('a question for each child of %j has %i answers', (guestCount, answers) => {
  expect(render(guestCount).match(/<input/g)).toHaveLength(answers)
})
