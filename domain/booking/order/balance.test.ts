import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { balanceDueDay, balanceReminderDue } from './balance.ts'

const bookingDate = '2026-12-12'
const daysBefore = (days: number) => addDays(bookingDate, -days)

describe('the balance', () => {
  it.each([
    ['a booking long before', 60, daysBefore(7)],
    ['a booking 7 days before', 7, daysBefore(7)],
    ['a booking 3 days before', 3, daysBefore(3)],
  ])('of %s is due on time', (_, days, due) => {
    expect(balanceDueDay(bookingDate, daysBefore(days))).toBe(due)
  })

  it.each([
    ['11 days before', 11, 60, 24900, [], undefined],
    ['10 days before', 10, 60, 24900, [], 10],
    ['10 days before, already sent', 10, 60, 24900, [10], undefined],
    ['9 days before, yesterday missed', 9, 60, 24900, [], 10],
    ['7 days before', 7, 60, 24900, [10], 7],
    ['7 days before, the first one missed', 7, 60, 24900, [], 7],
    ['5 days before, both sent', 5, 60, 24900, [10, 7], undefined],
    ['5 days before, the second one missed', 5, 60, 24900, [10], 7],
    ['nothing left to pay', 10, 60, 0, [], undefined],
    ['after the party', -1, 60, 24900, [], undefined],
    ['booked 9 days before', 9, 9, 24900, [], undefined],
    ['booked 9 days before, a week before', 7, 9, 24900, [], 7],
    ['booked 7 days before', 6, 7, 24900, [], undefined],
  ] as const)('reminder %s', (_, days, booked, balanceCents, sent, reminder) => {
    const due = balanceReminderDue({
      bookingDate,
      bookedOn: daysBefore(booked),
      balanceCents,
      sent,
      today: daysBefore(days),
    })
    expect(due).toBe(reminder)
  })
})
