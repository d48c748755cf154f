import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { StepProps } from '#app/booking/step-props.ts'
import type { Agreement } from '#app/booking/terms/use-agreement.ts'
import { priceDraft } from '#app/booking/use-order.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { type BookingDraft, EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { CardForm } from './cards/card-form.ts'
import { usePay } from './use-pay.ts'

afterEach(() => vi.unstubAllGlobals())

const CARD = { isComplete: () => true } as CardForm
const AGREEMENT = { isComplete: () => true } as Agreement

/** Pays for a draft. Returns the answers that its booking request had. */
async function pay(draft: BookingDraft, questions: readonly AskedQuestion[] | undefined): Promise<unknown> {
  const sent: { answers?: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.startsWith('/api/questions') && questions) return Response.json(questions)
    if (path === '/api/bookings') sent.push(JSON.parse(body))
    return Response.json({ message: 'Not now.', code: 'unavailable' }, { status: 503 })
  })
  const order = { ...priceDraft(draft, undefined) } as StepProps['order']
  const wizard = {} as StepProps['wizard']
  const seen: ReturnType<typeof usePay>[] = []
  function Payment() {
    seen.push(usePay({ draft, order, wizard }, { current: CARD }, AGREEMENT))
    return null
  }
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <TextContexts text={textIn('en')}>
        <Payment />
      </TextContexts>
    </QueryClientProvider>,
  )
  await seen[0]?.pay(null)
  return sent[0]?.answers
}

const SIX = ['Ana', '', '', '', '', 'Leo']
const names: AskedQuestion = { id: 7, label: 'Whose names?', kind: 'text', required: false, per: 'child' }
const draft = (changes: Partial<BookingDraft>, guestCount = '5'): BookingDraft => ({
  ...EMPTY_DRAFT,
  numberOfTeepees: 2,
  details: { ...EMPTY_DRAFT.details, guestCount },
  ...changes,
})

it.each([
  ['as many as there are children', draft({ answers: { 7: SIX } }, '6'), [names], SIX],
  ['for fewer children than before', draft({ answers: { 7: SIX } }), [names], SIX.slice(0, 5)],
  ['for fewer teepees', draft({ answers: { 7: SIX } }), [{ ...names, per: 'teepee' as const }], ['Ana', '']],
  [
    'to a question that was for all and is now for each child',
    draft({ answers: { 7: 'Ana' } }, '2'),
    [names],
    ['', ''],
  ],
  ['to one for all', draft({ answers: { 7: 'Ana' } }), [{ ...names, per: 'booking' as const }], 'Ana'],
  ['to what is not asked, which the server knows', draft({ answers: { 7: SIX } }), [], SIX],
  ['while the questions cannot be read', draft({ answers: { 7: SIX } }), undefined, SIX],
])('answers are sent as their fields show them: %s', async (_, given, questions, value) => {
  expect(await pay(given, questions)).toEqual([{ questionId: 7, value }])
})

it('without answers nobody asks for the questions', async () => {
  expect(await pay(draft({}), [names])).toBeUndefined()
})
