import { describe, expect, it } from 'vitest'
import { message } from '../foundation/messages/message.ts'
import { textIn } from '../foundation/translation/text-in.ts'
import { planDay, type Stop, shortestOrder, type Travel } from './day-plan.ts'

/** Stops along one road, each a number of minutes from the depot. */
type RoadStop = Stop & { readonly name: string; readonly at: number }
const travel: Travel<RoadStop> = (from, to) => Math.abs((from?.at ?? 0) - (to?.at ?? 0))
const WORKDAY = { crews: 1, fromMinute: 9 * 60, toMinute: 18 * 60 }

function setup(
  name: string,
  at: number,
  from: string,
  to: string,
  changes: Partial<RoadStop> = {},
): RoadStop {
  return { kind: 'setup', name, at, minutes: 60, window: { from, to }, ...changes }
}
const collect = (name: string, at: number, changes: Partial<RoadStop> = {}): RoadStop => ({
  kind: 'collect',
  name,
  at,
  minutes: 30,
  ...changes,
})
const times = (stops: RoadStop[], workday = WORKDAY) =>
  planDay(stops, workday, travel).map(({ stops: planned }) =>
    planned.map(({ stop, arrivesAt, conflicts }) => [stop.name, arrivesAt / 60 - 9, conflicts.length]),
  )

describe('the plan for a day', () => {
  it('takes the shortest route if it keeps every promise, and waits for a window', () => {
    const stops = [setup('late', 60, '14:00', '15:00'), collect('far', 120), collect('near', 30)]
    expect(times(stops)).toEqual([
      [
        ['near', 0.5, 0],
        ['late', 5, 0],
        ['far', 7, 0],
      ],
    ])
  })

  it('keeps the promises if the shortest route would not', () => {
    const stops = [setup('far', 120, '11:00', '12:00'), setup('near', 30, '14:00', '15:00')]
    expect(
      times(stops)
        .flat()
        .map(([name]) => name),
    ).toEqual(['far', 'near'])
  })

  it('divides the stops among the crews', () => {
    const stops = [setup('a', 10, '10:00', '11:00'), setup('b', 10, '10:00', '11:00')]
    expect(times(stops, { ...WORKDAY, crews: 2 }).map((list) => list.length)).toEqual([1, 1])
  })

  it('waits for the hour the owner set, after the window has begun', () => {
    const placed = (place: number, notBefore?: number) => ({ placed: { crew: 1, place, notBefore } })
    const stops = [
      setup('a', 10, '10:00', '12:00', placed(1, 11 * 60)),
      collect('b', 10, placed(2, 10 * 60)),
      setup('c', 10, '10:00', '13:00', placed(3, 14 * 60)),
    ]
    expect(times(stops)).toEqual([
      [
        ['a', 2, 0],
        ['b', 3, 0],
        ['c', 5, 1],
      ],
    ])
  })

  it('follows the owner’s placement, and says what is wrong with it', () => {
    const stops = [
      setup('first', 60, '10:00', '11:00', { placed: { crew: 1, place: 2 } }),
      setup('second', 60, '13:00', '14:00', { placed: { crew: 1, place: 1 } }),
      collect('third', 0, { placed: { crew: 2, place: 1 } }),
      collect('new', 0),
    ]
    const plans = planDay(stops, WORKDAY, travel)
    expect(plans.map(({ stops: planned }) => planned.map(({ stop }) => stop.name))).toEqual([
      ['second', 'first'],
      ['third', 'new'],
    ])
    const all = plans.flatMap(({ stops: planned }) => planned.flatMap(({ conflicts }) => conflicts))
    expect(all.map((conflict) => textIn('en')(conflict))).toEqual([
      'Arrives at 2:00 PM, promised until 11:00 AM.',
      'Only 1 crew works on this day.',
      'Only 1 crew works on this day.',
    ])
    expect(all[1] && textIn('es')(all[1])).toBe('Este día solo trabaja 1 equipo.')
  })

  it('reports a day without crews, and stops after hours', () => {
    const [plan] = planDay([collect('a', 0)], undefined, travel)
    expect(plan?.stops[0]?.conflicts).toEqual([message('work.nobodyWorks')])
    const [late] = planDay([collect('a', 600)], WORKDAY, travel)
    expect(late?.stops[0]?.conflicts).toEqual([message('work.notDoneInTime', { ends: '18:00' })])
  })

  it('is empty without stops', () => {
    expect(planDay([], WORKDAY, travel)).toEqual([{ crew: 1, stops: [], driveMinutes: 0, backAt: 540 }])
    expect(shortestOrder([], travel)).toEqual([])
  })
})
