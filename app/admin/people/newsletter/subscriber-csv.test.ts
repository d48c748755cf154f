import { expect, it } from 'vitest'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { subscriberColumns } from './subscriber-csv.ts'

const COLUMNS = subscriberColumns(textIn('en'))

it('has the link to unsubscribe beside each address, and runs nothing in a spreadsheet', () => {
  const subscriber = {
    id: 1,
    email: '=cmd@example.com',
    language: 'es',
    state: 'subscribed',
    createdAt: '2027-01-04T14:00:00.000Z',
    confirmedAt: null,
    unsubscribedAt: null,
    unsubscribeUrl: 'https://moonlit.example/es/boletin/cancelar/abc',
  } as const
  expect(headerLine(COLUMNS)).toBe(
    'Address,State,Signed up,Confirmed,Unsubscribed,Link to unsubscribe,Language',
  )
  expect(rowLines(COLUMNS, [subscriber])).toBe(
    "\n'=cmd@example.com,Subscribed,2027-01-04T14:00:00.000Z,,,https://moonlit.example/es/boletin/cancelar/abc,Spanish",
  )
})
