import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Line = { last: ServerResponse | undefined; waiting: number; isClosing: boolean }

/** Browsers wait for a response before the next request; only a flood has this many waiting. */
const WAITING_MOST = 10
/** How many requests that had to wait on their connection are handled at once; other requests do not wait for them. */
const PIPELINED_MOST = 2
/** Node waits once more if anything was read meanwhile: a slow reader goes on, a silent one is cut after twice this. */
const UNREAD_MILLISECONDS = 10_000

/**
 * Keeps each connection to its share: requests of one connection are handled one after the other, as their responses
 * must be sent in order anyway. A connection on which too many wait is closed behind the last one that may, and one
 * whose responses are not read is cut.
 */
export function guardConnections(
  server: Server,
  handle: RequestListener,
  unreadMilliseconds = UNREAD_MILLISECONDS,
): void {
  const lines = new WeakMap<Socket, Line>()
  const handlePipelined = fewAtOnce(handle)
  server.on('request', (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? { last: undefined, waiting: 0, isClosing: false }
    // Not answered: a server may close behind any response, and a client repeats what it misses (RFC 9112, 9.3.2).
    if (line.isClosing) return
    const before = line.last
    line.last = response
    lines.set(socket, line)
    if (!before || isOver(before)) return handle(request, response)
    line.waiting++
    if (line.waiting >= WAITING_MOST) {
      line.isClosing = true
      response.shouldKeepAlive = false
    }
    before.once('close', () => {
      line.waiting--
      handlePipelined(request, response)
    })
  })
  server.setTimeout(unreadMilliseconds, (socket) => {
    // The client does not read its response, so the rest can be dropped.
    if (socket.writableLength > 0) return void socket.resetAndDestroy()
    const last = lines.get(socket)?.last
    if (last && isOver(last)) return void socket.destroy()
    // The client waits for us, or is still sending: `headersTimeout` and `requestTimeout` end that.
    socket.setTimeout(unreadMilliseconds)
  })
}

function fewAtOnce(handle: RequestListener): RequestListener {
  const queue: Parameters<RequestListener>[] = []
  let underway = 0
  let isScheduled = false
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    // Others take their turn between two of them, even if all are sent from memory at once.
    setImmediate(handleNext)
  }
  const handleNext = () => {
    isScheduled = false
    for (let room = PIPELINED_MOST - underway; room > 0; room--) {
      const next = queue.shift()
      if (!next) return
      const [request, response] = next
      if (request.socket.destroyed) {
        room++
        continue
      }
      underway++
      let isUnderway = true
      const makeRoom = () => {
        if (!isUnderway) return
        isUnderway = false
        underway--
        schedule()
      }
      // A response that is written but not yet read must not keep others waiting.
      response.once('prefinish', makeRoom).once('close', makeRoom)
      handle(request, response)
    }
  }
  return (request, response) => {
    queue.push([request, response])
    schedule()
  }
}

function isOver(response: ServerResponse): boolean {
  return response.writableFinished || response.destroyed
}
