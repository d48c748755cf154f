import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { GuestList as GuestListData } from '#contract/family/guest-list.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { toPlaces } from '../booking-page-link.ts'
import GuestList from './guest-list.tsx'

const text = textIn('en')
const link = { reference: 'MT-7', token: 'secret' }
const guest = { id: 1, firstName: 'Ana', siblings: 1, coming: 'yes' } as GuestListData['guests'][number]
const list: GuestListData = {
  url: null,
  open: false,
  note: null,
  guests: [guest],
  coming: 2,
  maybe: 0,
  teepeesNeeded: 1,
  suggestion: null,
}

function render(
  guestCount: number,
  fewer: string | undefined,
  suggestion: GuestListData['suggestion'] = null,
) {
  const { queryKey } = apiQuery('/api/my-bookings/:reference/guest-list', toPlaces(link))
  const queryClient = createQueryClient({ [queryKey[0]]: { ...list, suggestion } })
  queryClient.setQueryData(['texts', 'guestList', 'en'], { text })
  const page = {
    booking: { guestCount, numberOfTeepees: 2, bookingDate: '2027-02-13' },
    orderChanges: fewer === undefined ? {} : { fewer },
  } as BookingPage
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <TextContexts text={text}>
        <GuestList page={page} link={link} />
      </TextContexts>
    </QueryClientProvider>,
  )
}

const until = text('guestList.fewer', { teepees: 1, day: '2027-02-06' })

it('once everyone has an answer, the list says until when fewer teepees can be taken', () => {
  const html = render(2, '2027-02-06')
  expect(until).toContain('Saturday, February 6')
  for (const words of [until, text('guestList.fewerOrder')]) expect(html).toContain(words)
})

it.each([
  ['a child has no answer', 3, '2027-02-06'],
  ['it is too late for fewer', 2, undefined],
])('the list suggests no fewer teepees if %s', (_, guestCount, fewer) => {
  expect(render(guestCount, fewer)).not.toContain(text('guestList.fewerOrder'))
})

it('more teepees are suggested with their number, and no day', () => {
  const html = render(3, '2027-02-06', { numberOfTeepees: 3 })
  expect(html).toContain(text('guestList.suggestion', { children: 2, teepees: 3 }))
})
