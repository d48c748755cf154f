import { expect, it } from 'vitest'
import { SUBSCRIBER_CSV_HEADER, subscriberCsvRows } from './subscriber-csv.ts'

it('has the link to unsubscribe beside each address, and runs nothing in a spreadsheet', () => {
  const subscriber = {
    id: 1,
    email: '=cmd@example.com',
    state: 'subscribed',
    createdAt: '2027-01-04T14:00:00.000Z',
    confirmedAt: null,
    unsubscribedAt: null,
    unsubscribeUrl: 'https://moonlit.example/newsletter/unsubscribe/abc',
  } as const
  expect(SUBSCRIBER_CSV_HEADER).toBe('Address,State,Signed up,Confirmed,Unsubscribed,Link to unsubscribe')
  expect(subscriberCsvRows([subscriber])).toBe(
    "\n'=cmd@example.com,Subscribed,2027-01-04T14:00:00.000Z,,,https://moonlit.example/newsletter/unsubscribe/abc",
  )
})
