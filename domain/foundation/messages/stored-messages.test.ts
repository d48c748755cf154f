import { expect, it } from 'vitest'
import { type Message, message } from './message.ts'
import { fromStored, type StoredMessage, toStored } from './stored-messages.ts'

const DAY = '2027-02-13'
const write = () => 'in English'

it.each<[Message, StoredMessage]>([
  [message('rules.depositOnly'), { sentence: 'depositOnly', about: [] }],
  [
    message('calendar.fewTeepeesLeft', { count: 2, day: DAY }),
    { sentence: 'fewTeepeesLeft', about: [2, DAY] },
  ],
  [message('calendar.dayClosed', { day: DAY }), { sentence: 'dayClosed', about: [DAY, null] }],
  [
    message('calendar.dayClosedBecause', { day: DAY, reason: 'Family wedding' }),
    { sentence: 'dayClosed', about: [DAY, 'Family wedding'] },
  ],
  [
    message('calendar.dayClosedBecause', { day: DAY, reason: { en: 'Family wedding', es: 'Boda' } }),
    { sentence: 'dayClosed', about: [DAY, 'Family wedding', { en: 'Family wedding', es: 'Boda' }] },
  ],
  [message('calendar.nearestFreeDate', { day: DAY }), { sentence: 'nearestFreeDates', about: [[DAY]] }],
  [
    message('calendar.nearestFreeDates', { first: DAY, second: '2027-02-15' }),
    { sentence: 'nearestFreeDates', about: [[DAY, '2027-02-15']] },
  ],
  [
    message('rules.beyondDeposit', { count: 14, share: 10_000, deposit: 3_500, refund: 7_500 }),
    { sentence: 'beyondDeposit', about: [14, null, 3_500, 7_500] },
  ],
  [
    message('rules.beyondDeposit', { count: 14, share: 5_000, deposit: 3_500, refund: 3_750 }),
    { sentence: 'beyondDeposit', about: [14, 5_000, 3_500, 3_750] },
  ],
  [
    message('payments.cameTooLate', {
      refusal: [message('calendar.fullyBooked', { day: DAY }), message('calendar.chooseOtherDate')],
    }),
    {
      sentence: 'cameTooLate',
      about: [
        [
          { sentence: 'fullyBooked', about: [DAY] },
          { sentence: 'chooseOtherDate', about: [] },
        ],
      ],
    },
  ],
  [
    message('orderChange.cameTooLate', { why: [message('bookings.someAddonUnavailable')] }),
    { sentence: 'changeCameTooLate', about: [[{ sentence: 'someAddonUnavailable', about: [] }]] },
  ],
])('%j is stored as releases before the catalogues stored it, and reads back the same', (said, stored) => {
  expect(toStored(said, write)).toEqual(stored)
  expect(fromStored(stored)).toEqual(said)
})

it('a message without a stored name is kept in its words', () => {
  expect(toStored(message('resources.gone'), write)).toEqual({ sentence: 'asWritten', about: ['in English'] })
})

it('a name that this release does not know is not a message', () => {
  expect(fromStored({ sentence: 'notYetKnown', about: [] })).toBeUndefined()
  expect(fromStored({ sentence: 'toString', about: [] })).toBeUndefined()
})
