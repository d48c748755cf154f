import { expect, it } from 'vitest'
import { toMinutes, toTime } from './time-of-day.ts'

it.each([
  ['00:00', 0],
  ['08:30', 510],
  ['23:59', 1439],
])('%s is %i minutes after midnight', (time, minute) => {
  expect(toMinutes(time)).toBe(minute)
  expect(toTime(minute)).toBe(time)
})

it.each([
  [-5, '00:00'],
  [509.6, '08:30'],
  [1441, '23:59'],
])('%d minutes are %s, within the day', (minute, time) => {
  expect(toTime(minute)).toBe(time)
})
