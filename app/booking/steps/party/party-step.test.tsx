import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StepProps } from '#app/booking/step-props.ts'
import { priceDraft } from '#app/booking/use-order.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { DEFAULT_POLICY } from '#domain/catalogue/pricing/default-policy.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { PartyStep } from './party-step.tsx'

function render(numberOfNights: number, most: number | undefined): string {
  const draft = { ...EMPTY_DRAFT, numberOfNights }
  const order: StepProps['order'] = {
    ...priceDraft(draft, []),
    area: undefined,
    policy: DEFAULT_POLICY,
    waiver: undefined,
    nights: most === undefined ? undefined : { most, perTeepeeCents: 3000 },
    isAwaited: false,
  }
  const wizard = { step: 1, problems: {}, attention: 0 } as StepProps['wizard']
  return renderToString(
    <QueryClientProvider client={createQueryClient({ '/api/themes': [], '/api/addons': [] })}>
      <TextContexts text={textIn('en')}>
        <PartyStep draft={draft} order={order} wizard={wizard} />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it.each([
  ['one night, where there are no more', 1, undefined, []],
  ['one night of two', 1, 2, [1, 2]],
  ['two nights, where there is only one now', 2, undefined, [1, 2]],
  ['four nights, where there are only three now', 4, 3, [1, 2, 3, 4]],
])('the nights of a party can be changed: %s', (_, chosen, most, offered) => {
  const html = render(chosen, most)
  const nights = [...html.matchAll(/(\d) nights?</g)].map(([, count]) => Number(count))
  expect(nights).toEqual(offered)
})
