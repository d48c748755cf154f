import { expect, it } from 'vitest'
import { damageReminderDue } from './damage-reminder.ts'

it.each([
  ['2027-02-17', undefined],
  ['2027-02-18', 3],
  ['2027-02-24', 3],
  ['2027-02-25', 10],
  ['2027-03-03', 10],
  ['2027-03-04', undefined],
])('for damage decided on February 15, the reminder due on %s is %s', (today, due) => {
  expect(damageReminderDue('2027-02-15', today)).toBe(due)
})
