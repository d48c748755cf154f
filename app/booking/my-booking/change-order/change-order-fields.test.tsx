import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { ChangeOrderFields } from './change-order-fields.tsx'
import { type OrderEdits, toOrderDraft } from './order-draft.ts'

const THEME = { name: 'Boho Blossom', pricePerTeepee: '75.00', available: true }
const THEMES = [
  { ...THEME, id: 1, mostTeepees: 6 },
  { ...THEME, id: 2 },
  { ...THEME, id: 3, mostTeepees: 6 },
]
const OPEN = { more: '2027-02-12', fewer: '2027-02-06' }

function render(booked: number, edits: OrderEdits, orderChanges: BookingPage['orderChanges']): string {
  const booking = { themeId: 1, numberOfTeepees: booked, guestCount: 6, addons: [] }
  const page = { booking, orderChanges } as unknown as BookingPage
  const prepared = { '/api/themes': THEMES, '/api/addons': [], '/api/price-terms': {} }
  return renderToString(
    <QueryClientProvider client={createQueryClient(prepared)}>
      <TextContexts text={textIn('en')}>
        <ChangeOrderFields
          page={page}
          link={{ reference: 'MT-7', token: 'secret' }}
          draft={toOrderDraft(page.booking, edits)}
          problems={{}}
          onChange={() => undefined}
        />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it.each([
  ['fewer than its theme allows', 2, { numberOfTeepees: 5 }, OPEN, [true, false]],
  ['as many as its theme allows', 2, { numberOfTeepees: 6 }, OPEN, [false, true]],
  ['more than its theme allows today', 8, {}, OPEN, [false, true]],
  ['one less than it was sold', 8, { numberOfTeepees: 7 }, OPEN, [true, false]],
  ['as many as it has, which can no longer grow', 6, {}, {}, [false, false]],
  ['another theme that allows more', 2, { themeId: 2, numberOfTeepees: 6 }, OPEN, [true, false]],
  ['as many as any party', 2, { themeId: 2, numberOfTeepees: 10 }, OPEN, [false, false]],
  ['another theme that allows fewer', 8, { themeId: 3 }, OPEN, [false, true]],
] as const)('teepees end where the theme does, which is told: %s', (_, booked, edits, open, shown) => {
  const html = render(booked, edits, open)
  const [more = ''] = /<button[^>]*Increase quantity of Number of teepees[^>]*>/.exec(html) ?? []
  expect(more).not.toBe('')
  expect([!more.includes('disabled'), html.includes('Maximum 6 teepees allowed')]).toEqual(shown)
})
