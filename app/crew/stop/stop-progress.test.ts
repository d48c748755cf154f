import { describe, expect, it } from 'vitest'
import {
  CREW_STEPS,
  type CrewStep,
  STEP_NEEDS,
  type StepNeeds,
  USUAL_STEPS,
} from '#domain/crew/crew-steps.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { KeptEvent } from '../queue/crew-database.ts'
import { getActions, getItems, isOpen, listSteps, missingSteps, toProgress } from './stop-progress.ts'

type Kept = Partial<Pick<KeptEvent, 'data' | 'status' | 'day'>>

const DAY = '2027-02-13'
const at = (minute: number) => new Date(Date.UTC(2027, 1, 13, 14, minute)).toISOString()
const told = (id: string, kind: KeptEvent['kind'], minute: number, item?: string) => {
  return { id, kind, at: at(minute), ...(item && { item }) }
}
const kept = (id: string, kind: KeptEvent['kind'], minute: number, changes: Kept = {}): KeptEvent => {
  const place = { seq: minute, stopId: '1-setup', day: DAY, customerName: 'Ana' }
  return { id, kind, at: at(minute), data: {}, status: 'waiting', ...place, ...changes }
}

describe('how far a stop is', () => {
  it('counts what the server knows and what waits here, each once', () => {
    const events = [told('a', 'arrived', 1), told('b', 'checked', 2, 'Rug')]
    const progress = toProgress({ events }, DAY, [
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

  it('counts what was reported in another language, whoever did', () => {
    const stop = {
      teepeeNames: ['Boho teepees', 'tipis de Boho'],
      events: [told('a', 'checked', 1, 'tipis de Boho'), told('b', 'checked', 2, 'Rug')],
    }
    const damaged = { data: { item: 'tipis de Boho' } }
    const progress = toProgress(stop, DAY, [kept('c', 'damaged', 3, damaged)])
    expect([...progress.checked.keys()]).toEqual(['Boho teepees', 'Rug'])
    expect([...progress.damaged]).toEqual(['Boho teepees'])
  })

  it('does not count what was refused: the office was never told', () => {
    const refused = kept('a', 'arrived', 1, { status: 'refused' })
    expect(toProgress({ events: [] }, DAY, [refused]).state).toBe('waiting')
  })

  it.each([
    ['2027-02-12', 'waiting'],
    [DAY, 'skipped'],
    ['2027-02-14', 'skipped'],
  ])('counts what was sent for %s as %s', (day, state) => {
    expect(toProgress({ events: [] }, DAY, [kept('a', 'skipped', 1, { day, status: 'sent' })]).state).toBe(
      state,
    )
  })
})

describe('the steps of a visit', () => {
  const asked = (done: readonly CrewStep[], checkedItems: readonly string[] = []) => ({
    needs: USUAL_STEPS.setup,
    items: ['Rug', 'Tray'],
    takesMoney: false,
    progress: toProgress({ events: [] }, DAY, [
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
    expect(listSteps(asked([]))).not.toContain('cash')
    expect(listSteps({ ...asked([]), takesMoney: true })).toContain('cash')
  })
})

describe('what can be reported next', () => {
  const visit = (changes: Partial<StepNeeds>, done: readonly KeptEvent['kind'][]) => ({
    needs: { ...USUAL_STEPS.setup, photo: 'off', checked: 'off', ...changes } as const,
    items: [],
    takesMoney: false,
    progress: toProgress(
      { events: [] },
      DAY,
      done.map((kind, place) => kept(`${place}`, kind, place)),
    ),
  })

  it.each([
    [{}, [], ['on_the_way', 'arrived'], false],
    [{}, ['on_the_way'], ['arrived'], false],
    [{}, ['arrived'], ['done'], true],
    [{ photo: 'required' }, ['arrived'], [], true],
    [{ photo: 'required' }, ['arrived', 'photo'], ['done'], true],
    [{}, ['arrived', 'done'], [], true],
    [{}, ['skipped'], [], false],
    [{ on_the_way: 'off' }, [], ['arrived'], false],
    [{ on_the_way: 'required' }, [], ['on_the_way'], false],
    [{ on_the_way: 'required' }, ['skipped', 'arrived'], ['on_the_way'], true],
    [{ arrived: 'off' }, [], ['on_the_way', 'done'], true],
    [{ arrived: 'allowed' }, ['on_the_way'], ['arrived', 'done'], true],
  ] as const)('with %j after %j it is %j', (changes, done, actions, open) => {
    const asked = visit(changes, done)
    expect(getActions(asked)).toEqual(actions)
    expect(isOpen(asked)).toBe(open)
  })

  it('whatever the owner asks for, every stop can be done', () => {
    for (const on_the_way of STEP_NEEDS)
      for (const arrived of STEP_NEEDS)
        for (const others of STEP_NEEDS) {
          const needs = Object.fromEntries(CREW_STEPS.map((step) => [step, others]))
          const done: KeptEvent['kind'][] = []
          while (!done.includes('done')) {
            const asked = visit({ ...needs, on_the_way, arrived }, done)
            const [place] = missingSteps(asked).filter((step) => step !== 'on_the_way' && step !== 'arrived')
            const next = asked.needs && isOpen(asked) && place ? place : getActions(asked).at(-1)
            expect(next).toBeDefined()
            if (!next) return
            done.push(next)
          }
        }
  })
})

it.each([
  ['as the load list does', ['Boho Blossom teepees', 'tipis de Boho Blossom'], 'Boho Blossom teepees'],
  ['by a list of an earlier release', undefined, 'tipis de Boho Blossom'],
])('what is brought is named %s', (_, teepeeNames, name) => {
  const stop = {
    themeName: 'Boho Blossom',
    teepeeNames,
    numberOfTeepees: 3,
    addons: [{ name: 'Movie Night', quantity: 1 }],
  }
  expect(getItems(stop, textIn('es'))).toEqual([
    { name, quantity: 3 },
    { name: 'Movie Night', quantity: 1 },
  ])
})
