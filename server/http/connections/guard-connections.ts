import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Line = { last: ServerResponse | undefined; waiting: number }

/** Browsers wait for a response before the next request; only a flood has this many waiting. */
const WAITING_MOST = 100
/** How many requests that had to wait on their connection are handled at once; other requests do not wait for them. */
const PIPELINED_MOST = 2
const UNREAD_MILLISECONDS = 30_000

/**
 * Keeps each connection to its share: requests of one connection are handled one after the other, as their responses
 * must be sent in order anyway, and a connection whose responses are not read is closed.
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
    const line = lines.get(socket) ?? { last: undefined, waiting: 0 }
    const before = line.last
    line.last = response
    lines.set(socket, line)
    if (!before || isOver(before)) return handle(request, response)
    line.waiting++
    if (line.waiting > WAITING_MOST) return void socket.destroy()
    before.once('close', () => {
      line.waiting--
      handlePipelined(request, response)
    })
  })
  server.setTimeout(unreadMilliseconds, (socket) => {
    // The client does not read its response, so the rest can be dropped.
    if (socket.writableLength > 0) return void socket.resetAndDestroy()
    const last = lines.get(socket)?.last
    if (!last || isOver(last)) return void socket.destroy()
    // The client waits for us, or is still sending: `requestTimeout` ends that.
    socket.setTimeout(unreadMilliseconds)
  })
}

function fewAtOnce(handle: RequestListener): RequestListener {
  const queue: Parameters<RequestListener>[] = []
  let underway = 0
  const handleNext = () => {
    while (underway < PIPELINED_MOST) {
      const next = queue.shift()
      if (!next) return
      const [request, response] = next
      if (request.socket.destroyed) continue
      underway++
      let isUnderway = true
      const makeRoom = () => {
        if (!isUnderway) return
        isUnderway = false
        underway--
        handleNext()
      }
      // A response that is written but not yet read must not keep others waiting.
      response.once('prefinish', makeRoom).once('close', makeRoom)
      handle(request, response)
    }
  }
  return (request, response) => {
    queue.push([request, response])
    handleNext()
  }
}

function isOver(response: ServerResponse): boolean {
  return response.writableFinished || response.destroyed
}
