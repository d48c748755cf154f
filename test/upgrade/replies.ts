import { askFrom, type Reply } from '#test/cluster/ask-from.ts'

export type Replies = {
  /** All requests so far, and how many families found their day full. */
  readonly counts: { requests: number; fullDays: number }
  /** Descriptions of what no visitor should have seen. */
  readonly failures: string[]
  /** Scripts and styles that a page references but the server did not have. */
  readonly missing: string[]
  /**
   * Sends a request as a visitor and returns the reply; one that is not `expected` counts as a failure. `name`
   * describes the request, without ids.
   */
  ask(name: string, url: string, question: Question): Promise<Reply>
  /** Loads a page and all scripts and styles it references, as a browser without a cache does. */
  openPage(url: string, path: string): Promise<void>
}

type Question = {
  readonly from: string
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
  /** 200 and 201 if missing. */
  readonly expected?: readonly number[]
}

/** Counts all requests of a test and records the unexpected replies. */
export function countReplies(): Replies {
  const counts = { requests: 0, fullDays: 0 }
  const failures: string[] = []
  const missing: string[] = []
  const load = async (address: string) => {
    counts.requests++
    try {
      const response = await fetch(address)
      return { isFine: response.ok, status: response.status, text: await response.text() }
    } catch (error) {
      const reason = error instanceof Error ? (error.cause ?? error) : error
      return { isFine: false, status: String(reason), text: '' }
    }
  }
  return {
    counts,
    failures,
    missing,
    async ask(name, url, { from, expected = [200, 201], ...question }) {
      counts.requests++
      const reply = await askFrom(from, url, question).catch((error: Error) => ({
        status: 0,
        body: { message: error.message },
      }))
      if (!expected.includes(reply.status))
        failures.push(`${name}: ${reply.status} ${JSON.stringify(reply.body)}`)
      return reply
    },
    async openPage(url, path) {
      const page = await load(url + path)
      if (!page.isFine) failures.push(`${path}: ${page.status}`)
      const named = new Set(page.text.match(/\/assets\/[\w./-]+/g))
      await Promise.all(
        [...named].map(async (file) => {
          const { isFine, status } = await load(url + file)
          if (!isFine) (status === 404 ? missing : failures).push(`${file}: ${status}`)
        }),
      )
    },
  }
}
