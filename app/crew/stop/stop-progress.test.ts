import { describe, expect, it } from 'vitest'
import { type CrewStep, USUAL_STEPS } from '#domain/work/crew-steps.ts'
import type { KeptEvent } from '../queue/crew-database.ts'
import { itemsOf, missingSteps, progressOf, stepsOf } from './stop-progress.ts'

type Kept = Partial<Pick<KeptEvent, 'data' | 'status'>>

const at = (minute: number) => new Date(Date.UTC(2027, 1, 13, 14, minute)).toISOString()
const told = (id: string, kind: KeptEvent['kind'], minute: number, item?: string) => {
  return { id, kind, at: at(minute), ...(item && { item }) }
}
const kept = (id: string, kind: KeptEvent['kind'], minute: number, changes: Kept = {}): KeptEvent => {
  const place = { seq: minute, stopId: '1-setup', day: '2027-02-13', customerName: 'Ana' }
  return { id, kind, at: at(minute), data: {}, status: 'waiting', ...place, ...changes }
}

describe('how far a stop is', () => {
  it('counts what the server knows and what waits here, each once', () => {
    const events = [told('a', 'arrived', 1), told('b', 'checked', 2, 'Rug')]
    const progress = progressOf({ events }, [
      kept('b', 'checked', 2, { data: { item: 'Rug' }, status: 'sent' }),
      kept('c', 'checked', 3, { data: { item: 'Tray' } }),
      kept('d', 'done', 4),
    ])
    expect(progress.state).toBe('done')
    expect([...progress.checked]).toEqual([
      ['Rug', at(2)],
      ['Tray', at(3)],
    ])
    expect(progress.times).toEqual({ arrived: at(1), checked: at(2), done: at(4) })
  })

  it('does not count what was refused: the office was never told', () => {
    expect(progressOf({ events: [] }, [kept('a', 'arrived', 1, { status: 'refused' })]).state).toBe('waiting')
  })
})

describe('the steps of a visit', () => {
  const asked = (done: readonly CrewStep[], checkedItems: readonly string[] = []) => ({
    needs: USUAL_STEPS.setup,
    items: ['Rug', 'Tray'],
    takesMoney: false,
    progress: progressOf({ events: [] }, [
      ...done.map((kind, place) => kept(kind, kind, place)),
      ...checkedItems.map((item, place) => kept(item, 'checked', 10 + place, { data: { item } })),
    ]),
  })

  it.each([
    [[], [], ['arrived', 'photo', 'checked']],
    [['arrived'], ['Rug'], ['photo', 'checked']],
    [['arrived', 'photo'], ['Rug', 'Tray'], []],
  ] as const)('after %j and the checks %j are missing %j', (done, checked, missing) => {
    expect(missingSteps(asked(done, checked))).toEqual(missing)
  })

  it('have money in them only for who may take it', () => {
    expect(stepsOf(asked([]))).not.toContain('cash')
    expect(stepsOf({ ...asked([]), takesMoney: true })).toContain('cash')
  })
})

it('what is brought has the names of the load list', () => {
  const stop = {
    themeName: 'Boho Blossom',
    numberOfTeepees: 3,
    addons: [{ name: 'Movie Night', quantity: 1 }],
  }
  expect(itemsOf(stop, 'es')).toEqual([
    { name: 'tipis de Boho Blossom', quantity: 3 },
    { name: 'Movie Night', quantity: 1 },
  ])
})
