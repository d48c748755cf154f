import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Outcome,
  type QueuedEvent,
  type QueuedPicture,
  type QueueServer,
  type QueueStore,
  sendAll,
} from './event-queue.ts'

const SIZES = { eventsAtOnce: 3, partBytes: 4, picturesAtOnce: 3 }
const REFUSED_STOP = '9-setup'
const REFUSAL = 'This stop was moved.'

/** What happens to a request: a response, a failure before it arrived, or a failure after. */
const FATES = ['answered', 'lost', 'unanswered'] as const
type Fate = (typeof FATES)[number]

const NO_CONNECTION = new TypeError('no connection')
const PAGE_CLOSED = new Error('the page was closed')

/** Accepts each event and chunk once, like the real one. */
function modelServer(nextFate: () => Fate) {
  const events: string[] = []
  const pictures = new Map<string, number[]>()
  const through = <Answer>(take: () => Answer): Promise<Answer> => {
    const fate = nextFate()
    if (fate === 'lost') return Promise.reject(NO_CONNECTION)
    const answer = take()
    return fate === 'unanswered' ? Promise.reject(NO_CONNECTION) : Promise.resolve(answer)
  }
  const server: QueueServer = {
    sendEvents: (sent) =>
      through(() =>
        sent.map(({ id, stopId }) => {
          if (stopId === REFUSED_STOP) return { id, refusal: REFUSAL }
          if (!events.includes(id)) events.push(id)
          return { id }
        }),
      ),
    sendPart: (id, { total, from, bytes }) =>
      through(() => {
        const before = pictures.get(id) ?? []
        const after = from > before.length ? before : [...before, ...bytes.subarray(before.length - from)]
        pictures.set(id, after)
        return after.length === total
          ? { status: 'stored' as const }
          : { status: 'continue' as const, from: after.length }
      }),
  }
  return { server, events, pictures }
}

/** A phone's store whose page may be closed before it has saved the server's response. */
function phoneStore(isClosedNow: () => boolean) {
  let events: readonly QueuedEvent[] = []
  let pictures: readonly QueuedPicture[] = []
  const refused: string[] = []
  const change = (apply: () => void): Promise<void> => {
    if (isClosedNow()) return Promise.reject(PAGE_CLOSED)
    apply()
    return Promise.resolve()
  }
  const note = ({ id, refusal }: Outcome) => refusal !== undefined && refused.push(id)
  const store: QueueStore = {
    waitingEvents: async (count) => events.slice(0, count),
    settleEvents: (outcomes) =>
      change(() => {
        const settled = new Set(outcomes.map(({ id }) => id))
        events = events.filter(({ id }) => !settled.has(id))
        outcomes.forEach(note)
      }),
    waitingPictures: async () => pictures.map(({ id }) => id),
    readPicture: async (wanted) => pictures.find(({ id }) => id === wanted),
    noteTry: (id) =>
      change(() => {
        pictures = pictures.map((one) => (one.id === id ? { ...one, wasTried: true } : one))
      }),
    settlePicture: (outcome) =>
      change(() => {
        pictures = pictures.filter(({ id }) => id !== outcome.id)
        note(outcome)
      }),
  }
  return {
    store,
    refused,
    add(event: QueuedEvent, picture?: QueuedPicture) {
      events = [...events, event]
      if (picture) pictures = [...pictures, picture]
    },
    isEmpty: () => events.length === 0 && pictures.length === 0,
  }
}

const anAct = fc.oneof(
  fc.record({
    isAtRefusedStop: fc.boolean(),
    picture: fc.option(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 15 })),
  }),
  fc.constant('send' as const),
)
const someFates = fc.array(fc.constantFrom(...FATES), { maxLength: 60 })

describe('the queue', () => {
  it('brings each event and picture once and in order, wherever the connection breaks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anAct, { maxLength: 25 }),
        someFates,
        fc.array(fc.boolean(), { maxLength: 60 }),
        async (acts, fates, closings) => {
          const model = modelServer(() => fates.pop() ?? 'answered')
          const phone = phoneStore(() => closings.pop() ?? false)
          const send = () =>
            sendAll(phone.store, model.server, SIZES).catch((error) => {
              if (error !== NO_CONNECTION && error !== PAGE_CLOSED) throw error
            })
          const expected: string[] = []
          const refused: string[] = []
          const taken = new Map<string, number[]>()
          for (const [place, act] of acts.entries()) {
            if (act === 'send') {
              await send()
              continue
            }
            const id = `event-${place}`
            const stopId = act.isAtRefusedStop ? REFUSED_STOP : '1-setup'
            ;(act.isAtRefusedStop ? refused : expected).push(id)
            const content = act.picture && new Uint8Array(act.picture)
            if (act.picture) taken.set(`picture-${place}`, act.picture)
            phone.add(
              { id, stopId, kind: content ? 'photo' : 'checked', at: '', data: {} },
              content ? { id: `picture-${place}`, content, wasTried: false } : undefined,
            )
          }
          while (!phone.isEmpty()) await send()
          expect(model.events).toEqual(expected)
          expect([...new Set(phone.refused)]).toEqual(refused)
          expect(Object.fromEntries(model.pictures)).toEqual(Object.fromEntries(taken))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('sends some pictures at a time, and what happens meanwhile before the next ones', async () => {
    const phone = phoneStore(() => false)
    const event = (id: string) => ({ id, stopId: '1-setup', kind: 'photo' as const, at: '', data: {} })
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      phone.add(event(id), { id, content: new Uint8Array([1, 2, 3]), wasTried: false })
    const { server } = modelServer(() => 'answered')
    const sent: string[] = []
    let underway = 0
    let most = 0
    const watched: QueueServer = {
      sendEvents: (events) => {
        sent.push(events.map(({ id }) => id).join('+'))
        return server.sendEvents(events)
      },
      sendPart: async (id, part) => {
        sent.push(id)
        underway += 1
        most = Math.max(most, underway)
        if (id === 'b') phone.add({ ...event('done'), kind: 'done' })
        const answer = await server.sendPart(id, part)
        underway -= 1
        return answer
      },
    }
    await sendAll(phone.store, watched, SIZES)
    expect(sent).toEqual(['a+b+c', 'd+e', 'a', 'b', 'c', 'done', 'd', 'e'])
    expect(most).toBe(SIZES.picturesAtOnce)
  })

  it('shows what is refused instead of losing it, and goes on with the rest', async () => {
    const model = modelServer(() => 'answered')
    const phone = phoneStore(() => false)
    const event = (id: string, stopId: string) => ({ id, stopId, kind: 'arrived' as const, at: '', data: {} })
    phone.add(event('a', REFUSED_STOP))
    phone.add(event('b', '1-setup'))
    await sendAll(phone.store, model.server, SIZES)
    expect(phone.refused).toEqual(['a'])
    expect(model.events).toEqual(['b'])
  })

  it('stops at a server that takes no part, instead of asking it for ever', async () => {
    const phone = phoneStore(() => false)
    const content = new Uint8Array([1, 2, 3])
    const event = { id: 'a', stopId: '1-setup', kind: 'photo' as const, at: '', data: {} }
    phone.add(event, { id: 'p', content, wasTried: false })
    const { server } = modelServer(() => 'answered')
    const deaf: QueueServer = { ...server, sendPart: async () => ({ status: 'continue', from: 0 }) }
    await expect(sendAll(phone.store, deaf, SIZES)).rejects.toThrow('takes no part')
    expect(phone.isEmpty()).toBe(false)
  })
})
