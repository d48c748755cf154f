import { describe, expect, it } from 'vitest'
import { correctedTime, firstOf, parseStopId, stopIdOf, stopStateOf } from './crew-events.ts'

const at = (time: string) => new Date(`2027-02-13T${time}:00Z`)

describe('the time of an event', () => {
  it.each([
    ['a clock that is right', '14:00', '15:00', '15:00', '14:00'],
    ['a clock an hour fast', '15:00', '16:00', '15:00', '14:00'],
    ['a clock an hour slow', '13:00', '14:00', '15:00', '14:00'],
    ['a clock set back in between', '15:00', '14:00', '15:00', '15:00'],
  ])('%s', (_, event, clock, received, expected) => {
    expect(correctedTime(at(event), { clock: at(clock), received: at(received) })).toEqual(at(expected))
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
    expect(stopStateOf(kinds.map((kind) => ({ kind })))).toBe(state)
  })

  it('an event counts from when it was first reported', () => {
    const events = [
      { kind: 'done', at: at('14:00') },
      { kind: 'done', at: at('15:00') },
    ] as const
    expect(firstOf(events, 'done')).toEqual(at('14:00'))
    expect(firstOf(events, 'arrived')).toBeUndefined()
  })
})

it('a stop is named by its booking and its kind', () => {
  expect(parseStopId(stopIdOf(7, 'collect'))).toEqual({ bookingId: 7, kind: 'collect' })
  for (const id of ['', '7', '7-party', '0-setup', '-7-setup', '7-setup ', '99999999999-setup'])
    expect(parseStopId(id)).toBeUndefined()
})
