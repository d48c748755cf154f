import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { guardConnections } from './guard-connections.ts'

const UNREAD_MILLISECONDS = 200
let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function connectTo(handle: RequestListener, unread = UNREAD_MILLISECONDS): Promise<Socket> {
  server = createServer()
  guardConnections(server, handle, unread)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const request = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`

describe('a connection', () => {
  it('has its requests handled one after another, in order', async () => {
    let underway = 0
    let most = 0
    const socket = await connectTo(async ({ url }, response) => {
      most = Math.max(most, ++underway)
      await pause(1)
      underway--
      response.end(`[${url}]`)
    })
    const paths = Array.from({ length: 8 }, (_, index) => `/${index}`)
    socket.write(paths.map((path) => request(path, path === '/7' ? 'close' : 'keep-alive')).join(''))
    const answered = await text(socket)
    expect([...answered.matchAll(/\[(\/\d+)\]/g)].map(([, path]) => path)).toEqual(paths)
    expect(most).toBe(1)
  })

  it('that sends many requests at once does not hold up other connections', async () => {
    const waiting: ServerResponse[] = []
    const crowd = await connectTo(({ url }, response) => {
      if (url === '/slow') waiting.push(response)
      else response.end()
    })
    const { port } = server.address() as AddressInfo
    const others = Array.from({ length: 9 }, () => connect(port, '127.0.0.1'))
    for (const socket of [crowd, ...others]) socket.resume().write(request('/') + request('/slow'))
    await expect.poll(() => waiting.length).toBe(2)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    for (let ended = 0; ended < 10; ended++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(ended)
      expect(waiting.length).toBeLessThanOrEqual(ended + 2)
      waiting[ended]?.end()
    }
    for (const socket of others) socket.destroy()
  })

  it('that does not read holds up no other', async () => {
    const unread: string[] = []
    const reader = await connectTo(({ url = '' }, response) => {
      if (url === '/big') unread.push(url)
      response.end(url === '/big' ? Buffer.alloc(64 * 1024 * 1024) : `[${url}]`)
    }, 600_000)
    const { port } = server.address() as AddressInfo
    const others = Array.from({ length: 3 }, () => connect(port, '127.0.0.1').pause())
    for (const socket of others) socket.write(request('/') + request('/big'))
    await expect.poll(() => unread.length).toBe(3)
    reader.write(request('/') + request('/read', 'close'))
    expect(await text(reader)).toContain('[/read]')
    for (const socket of others) socket.destroy()
  })

  it('may send hundreds of requests, a few at a time', async () => {
    const socket = await connectTo(({ url }, response) => void response.end(`[${url}]`))
    let answered = ''
    socket.write(request('/').repeat(2))
    for await (const chunk of socket.setEncoding('utf8')) {
      answered += chunk
      const count = answered.split('[/]').length - 1
      if (count >= 300) break
      socket.write(request('/').repeat(chunk.split('[/]').length - 1))
    }
    expect(answered.split('[/]').length - 1).toBeGreaterThanOrEqual(300)
  })

  it('is closed after the eleventh of hundreds of queued requests', async () => {
    const handled: string[] = []
    const socket = await connectTo(({ url = '' }, response) => {
      handled.push(url)
      response.end(`[${url}]`)
    })
    socket.on('error', () => undefined)
    socket.write(Array.from({ length: 300 }, (_, index) => request(`/${index}`)).join(''))
    const answered = await text(socket)
    expect(handled).toEqual(Array.from({ length: 11 }, (_, index) => `/${index}`))
    expect(answered.split('Connection: close').length - 1).toBe(1)
    expect(answered.indexOf('Connection: close')).toBeGreaterThan(answered.indexOf('[/9]'))
  })

  it('that sends many requests at once lets others take turns in between', async () => {
    let turn = 0
    const turns: number[] = []
    const crowd = await connectTo(({ url }, response) => {
      if (url === '/again') turns.push(turn)
      response.end()
    })
    const { port } = server.address() as AddressInfo
    const sockets = [crowd, ...Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))]
    const countTurns = () => {
      turn++
      if (turns.length < sockets.length * 8) setImmediate(countTurns)
    }
    countTurns()
    for (const socket of sockets) socket.resume().write(request('/first') + request('/again').repeat(8))
    await expect.poll(() => turns.length).toBe(sockets.length * 8)
    expect(Math.max(...Object.values(Object.groupBy(turns, String)).map((all) => all?.length ?? 0))).toBe(2)
    for (const socket of sockets) socket.destroy()
  })

  it('is closed if its responses are not read', async () => {
    const socket = await connectTo((_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)))
    const [served] = await Promise.all([once(server, 'request'), socket.pause().write(request('/'))])
    socket.on('error', () => undefined)
    const { socket: connection } = served[0]
    if (!connection.destroyed) await once(connection, 'close')
    expect(connection.destroyed).toBe(true)
  })

  it('stays open while a response takes long to prepare', async () => {
    const socket = await connectTo(async (_request, response) => {
      await pause(UNREAD_MILLISECONDS * 4)
      response.end('found')
    })
    socket.write(request('/', 'close'))
    expect(await text(socket)).toContain('found')
  })
})
