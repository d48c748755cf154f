import type { QueryClient } from '@tanstack/react-query'

type Saves = {
  /** Ends when the saves so far have ended, well or not. */
  last: Promise<unknown>
  /** The versions that they have made. */
  readonly made: Set<number>
}

const savesByPage = new WeakMap<QueryClient, Saves>()

/**
 * Sends a save of the site’s settings when those before it on this page have been answered. `known` is the version that its
 * form shows: where this page alone has made newer ones, such as by a switch beside the form, the save goes over the newest
 * of them. Behind a version of somebody else it stays, and is refused. Without `known` it goes over any.
 *
 * @param send sends the save over a version, and returns its answer with the version that it made
 */
export function saveInTurn<Answer>(
  page: QueryClient,
  known: number | undefined,
  send: (version: number | undefined) => Promise<{ answer: Answer; version: number | undefined }>,
): Promise<Answer> {
  const saves = savesByPage.get(page) ?? { last: Promise.resolve(), made: new Set() }
  savesByPage.set(page, saves)
  const sent = saves.last.then(async () => {
    const { answer, version } = await send(known === undefined ? undefined : findNewestOwn(known, saves.made))
    if (version !== undefined) saves.made.add(version)
    return answer
  })
  saves.last = sent.catch(() => undefined)
  return sent
}

function findNewestOwn(known: number, made: ReadonlySet<number>): number {
  return made.has(known + 1) ? findNewestOwn(known + 1, made) : known
}
