import { describe, expect, it } from 'vitest'
import {
  clockOffset,
  correctedTime,
  findCurrentEvents,
  findFirst,
  getStopState,
  parseStopId,
  toStopId,
} from './crew-events.ts'

const at = (time: string) => new Date(`2027-02-13T${time}:00Z`)

describe('the time of an event', () => {
  it.each([
    ['a clock that is right', '14:00', '15:00', '15:00', '14:00'],
    ['a clock an hour fast', '15:00', '16:00', '15:00', '14:00'],
    ['a clock an hour slow', '13:00', '14:00', '15:00', '14:00'],
    ['a clock set back in between', '15:00', '14:00', '15:00', '15:00'],
  ])('%s', (_, event, clock, received, expected) => {
    const offset = clockOffset({ clock: at(clock), received: at(received) })
    expect(correctedTime(at(event), { offset, received: at(received) })).toEqual(at(expected))
  })

  it.each([
    ['1970-01-01T00:00:00Z', '2027-02-13T15:00:00Z'],
    ['0000-01-01T00:00:00Z', '2027-02-13T15:00:00Z'],
    ['9999-12-31T00:00:00Z', '2027-02-13T15:00:00Z'],
    ['2026-02-13T14:00:00Z', '2027-02-13T15:00:00Z'],
    ['2027-02-08T14:59:59Z', '2027-02-13T15:00:00Z'],
    // Made offline, and sent days later.
    ['2027-02-09T09:00:00Z', '2027-02-09T09:00:00Z'],
  ])('%s is %s if it arrives on February 13', (event, expected) => {
    const corrected = correctedTime(new Date(event), { offset: 0, received: at('15:00') })
    expect(corrected).toEqual(new Date(expected))
  })

  it('is that of its receipt, however wrong a clock was set in between', () => {
    const offset = clockOffset({ clock: new Date('9999-12-31T00:00:00Z'), received: at('15:00') })
    const corrected = correctedTime(new Date('0000-01-01T00:00:00Z'), { offset, received: at('15:00') })
    expect(corrected).toEqual(at('15:00'))
  })

  it.each([
    ['a slow connection', '14:00', '14:00:20', 400, 400],
    ['a fast one after it', '14:00', '14:00:00', 20_000, 20_000],
    ['a clock that was set meanwhile', '14:00', '15:00', 400, 3_600_000],
  ])('after %s', (_, clock, received, known, expected) => {
    const time = (text: string) => new Date(`2027-02-13T${text.padEnd(8, ':00')}Z`)
    expect(clockOffset({ clock: time(clock), received: time(received), known })).toBe(expected)
  })
})

describe('the state of a stop', () => {
  it.each([
    [[], 'waiting'],
    [['loaded'], 'waiting'],
    [['loaded', 'on_the_way'], 'on_the_way'],
    [['on_the_way', 'arrived', 'photo', 'note'], 'arrived'],
    [['arrived', 'done', 'note'], 'done'],
    [['on_the_way', 'skipped'], 'skipped'],
    [['skipped', 'arrived'], 'arrived'],
  ] as const)('after %j it is %s', (kinds, state) => {
    expect(getStopState(kinds.map((kind) => ({ kind })))).toBe(state)
  })

  it('an event counts from when it was first reported', () => {
    const events = [
      { kind: 'done', at: at('14:00') },
      { kind: 'done', at: at('15:00') },
    ] as const
    expect(findFirst(events, 'done')).toEqual(at('14:00'))
    expect(findFirst(events, 'arrived')).toBeUndefined()
  })
})

describe('what counts for a stop on the day it is on now', () => {
  const time = (day: number, hour: string) => new Date(`2027-02-${day}T${hour}:00:00Z`)
  const setOff = { kind: 'on_the_way', at: time(13, '17') } as const
  const skipped = { kind: 'skipped', at: time(13, '18') } as const
  const done = { kind: 'done', at: time(13, '18') } as const
  const loaded = { kind: 'loaded', at: time(13, '22') } as const
  const arrived = { kind: 'arrived', at: time(14, '17') } as const

  it.each([
    ['all that was reported on its day', 13, undefined, [setOff, done], [setOff, done]],
    ['what was reported early', 14, undefined, [loaded, arrived], [loaded, arrived]],
    ['what was reported since it moved', 14, time(9, '17'), [loaded, arrived], [loaded, arrived]],
    ['nothing from before it moved on', 27, time(13, '20'), [setOff, skipped], []],
    ['nothing from before it moved to the next day', 14, time(13, '20'), [setOff, skipped, loaded], [loaded]],
    [
      'a visit that was done the day before',
      14,
      time(13, '20'),
      [setOff, done, loaded],
      [setOff, done, loaded],
    ],
    ['no visit that was done long before', 27, time(13, '20'), [setOff, done], []],
    ['all, if it moved to the day of its visit later', 13, time(13, '20'), [setOff, done], [setOff, done]],
    ['all, if it moved to an earlier day later', 12, time(15, '20'), [setOff, skipped], [setOff, skipped]],
  ] as const)('%s', (_, day, movedAt, events, expected) => {
    expect(findCurrentEvents([...events], { day: `2027-02-${day}`, movedAt })).toEqual(expected)
  })
})

it('a stop is named by its booking and its kind', () => {
  expect(parseStopId(toStopId(7, 'collect'))).toEqual({ bookingId: 7, kind: 'collect' })
  for (const id of ['', '7', '7-party', '0-setup', '-7-setup', '7-setup ', '99999999999-setup'])
    expect(parseStopId(id)).toBeUndefined()
})
