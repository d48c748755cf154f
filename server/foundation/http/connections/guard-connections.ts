import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Line = { last: ServerResponse | undefined; waiting: number; isClosing: boolean }

/** Browsers wait for a response before the next request, so only a flood has this many queued. */
const WAITING_MOST = 10
/** How many requests that had to queue on their connection are handled at once; others do not wait for them. */
const PIPELINED_MOST = 2
/**
 * Node waits once more if anything was read meanwhile: a slow reader may continue, a silent one is cut off after twice
 * this time.
 */
const UNREAD_MILLISECONDS = 10_000

/**
 * Limits each connection to its share: requests on a connection are handled one after the other, since their responses
 * must be sent in order anyway. If too many are queued, the connection is closed after the last permitted one. If its
 * responses are not read, it is cut off.
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
    // Left unanswered: a server may close after any response, and a client repeats what it missed (RFC 9112, 9.3.2).
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
    // The client is not reading its response, so the rest can be dropped.
    if (socket.writableLength > 0) return void socket.resetAndDestroy()
    const last = lines.get(socket)?.last
    if (last && isOver(last)) return void socket.destroy()
    // The client is waiting for us or still sending: `headersTimeout` and `requestTimeout` take care of that.
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
    // Lets other connections take a turn between two of them, even if all are served from memory at once.
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
