import type { CrewDatabase } from './crew-database.ts'
import type { Outcome, QueueStore } from './event-queue.ts'

/** The queue as the phone stores it. Sent events are kept too, so that the stop shows them offline. */
export function storedQueue(database: CrewDatabase): QueueStore {
  const { events, pictures, contents } = database
  return {
    waitingEvents: (count) => events.where('status').equals('waiting').limit(count).toArray(),
    settleEvents: (outcomes) =>
      database.transaction('rw', events, async () => {
        for (const outcome of outcomes)
          await events.where('id').equals(outcome.id).modify(getChanges(outcome))
      }),
    async waitingPictures() {
      const waiting = await pictures.where('status').equals('waiting').sortBy('seq')
      return waiting.map(({ id }) => id)
    },
    async readPicture(id) {
      const [picture, file] = await Promise.all([pictures.where('id').equals(id).first(), contents.get(id)])
      return picture && file && { id, content: file.content, wasTried: picture.wasTried }
    },
    async noteTry(id) {
      await pictures.where('id').equals(id).modify({ wasTried: true })
    },
    settlePicture: (outcome) =>
      database.transaction('rw', pictures, contents, async () => {
        await pictures.where('id').equals(outcome.id).modify(getChanges(outcome))
        await contents.delete(outcome.id)
      }),
  }
}

function getChanges({ refusal }: Outcome) {
  return refusal === undefined ? { status: 'sent' as const } : { status: 'refused' as const, refusal }
}
