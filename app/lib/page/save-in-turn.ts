import type { QueryClient } from '@tanstack/react-query'

type Saves = {
  /** Settles once the saves so far have settled, successfully or not. */
  last: Promise<unknown>
  /** The versions they created. */
  readonly made: Set<number>
}

const savesByPage = new WeakMap<QueryClient, Saves>()

/**
 * Queues a save of the site's settings behind the earlier saves of this page. `known` is the version that its form
 * shows. If newer versions were created by this page alone, such as by a switch beside the form, the save is based
 * on the newest of them; if somebody else created one, the server refuses it. Without `known` it is unconditional.
 *
 * @param send saves on top of a version; returns the response and the version it created
 */
export function saveInTurn<Saved>(
  page: QueryClient,
  known: number | undefined,
  send: (version: number | undefined) => Promise<{ response: Saved; version: number | undefined }>,
): Promise<Saved> {
  const saves = savesByPage.get(page) ?? { last: Promise.resolve(), made: new Set() }
  savesByPage.set(page, saves)
  const sent = saves.last.then(async () => {
    const { response, version } = await send(
      known === undefined ? undefined : findNewestOwn(known, saves.made),
    )
    if (version !== undefined) saves.made.add(version)
    return response
  })
  saves.last = sent.catch(() => undefined)
  return sent
}

function findNewestOwn(known: number, made: ReadonlySet<number>): number {
  return made.has(known + 1) ? findNewestOwn(known + 1, made) : known
}
