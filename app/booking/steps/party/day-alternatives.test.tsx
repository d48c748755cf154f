import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import DayAlternatives from './day-alternatives.tsx'

const FULL = {
  date: '2027-02-13',
  available: false,
  reason: 'Sunday, February 14, 2027 is fully booked.',
  isFull: true,
  nearestDays: [],
  otherThemeIds: [],
  addons: [],
}

function render(numberOfNights: number): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <TextContexts text={textIn('en')}>
        <DayAlternatives
          options={FULL}
          isReasonTold={false}
          draft={{ ...EMPTY_DRAFT, numberOfNights }}
          onTake={() => undefined}
        />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it('a full day has a waiting list, which is for one night', () => {
  expect(render(1)).toContain('Join the waiting list')
  expect(render(1)).not.toContain('one night')
  expect(render(2)).not.toContain('Join the waiting list')
  expect(render(2)).toContain('The waiting list is for parties of one night.')
})
