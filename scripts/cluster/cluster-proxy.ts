import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createProxyServer } from 'http-proxy-3'

export type ClusterProxy = {
  readonly url: string
  /** Routes new requests to this server as well, once it reports that it is ready. */
  include(server: string): Promise<void>
  /** Stops routing requests to the server, and waits until its current ones are answered. */
  exclude(server: string): Promise<void>
  stop(): Promise<void>
}

type Target = { readonly url: string; isIncluded: boolean; isReady: boolean; underway: number }

const HEALTH_MILLISECONDS = 250
const DRAIN_MILLISECONDS = 30_000
/** Longer than the 75 s that the servers announce in Keep-Alive, a header that visitors also get. */
const IDLE_MILLISECONDS = 80_000

/**
 * Stands in for a real installation's proxy: sends each request to the server with the fewest requests in flight, skips
 * servers that do not respond, and adds the visitor's address for TRUST_PROXY.
 */
export async function startClusterProxy(port: number): Promise<ClusterProxy> {
  const targets = new Map<string, Target>()
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const proxy = createProxyServer({ agent, xfwd: true, proxyTimeout: 120_000 })
  const server = createServer((request, response) => forward(request, response))
  server.keepAliveTimeout = IDLE_MILLISECONDS
  const checking = setInterval(() => {
    for (const target of targets.values()) void check(target)
  }, HEALTH_MILLISECONDS)

  function forward(request: IncomingMessage, response: ServerResponse, tried?: Target): void {
    const target = leastBusy([...targets.values()].filter((one) => one !== tried))
    if (!target) return void unavailable(response)
    target.underway++
    response.once('close', () => target.underway--)
    proxy.web(request, response, { target: target.url }, () => {
      target.isReady = false
      // Only safe requests can be repeated on another server, because it is unknown how far this one got.
      const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
      if (isRepeatable && !tried && !response.headersSent) forward(request, response, target)
      else unavailable(response)
    })
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async include(url) {
      const target = targets.get(url) ?? { url, isIncluded: false, isReady: false, underway: 0 }
      targets.set(url, target)
      while (targets.has(url) && !(await check(target))) await pause(HEALTH_MILLISECONDS)
      target.isIncluded = true
    },
    async exclude(url) {
      const target = targets.get(url)
      if (!target) return
      target.isIncluded = false
      for (let waited = 0; target.underway > 0 && waited < DRAIN_MILLISECONDS; waited += 20) await pause(20)
      targets.delete(url)
    },
    async stop() {
      clearInterval(checking)
      proxy.close()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** If no server reports that it is ready, one that may respond late is better than none. */
function leastBusy(targets: readonly Target[]): Target | undefined {
  const included = targets.filter(({ isIncluded }) => isIncluded)
  const ready = included.filter(({ isReady }) => isReady)
  return (ready.length > 0 ? ready : included).sort((one, other) => one.underway - other.underway)[0]
}

async function check(target: Target): Promise<boolean> {
  const isReady = await fetch(`${target.url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
  target.isReady = isReady
  return isReady
}

/** Left to the visitor's browser to repeat, because the outcome of the request is unknown. */
function unavailable(response: ServerResponse | Socket): void {
  if (!('writeHead' in response) || response.headersSent) return void response.destroy()
  response.writeHead(502, { 'Content-Type': 'application/json', 'Retry-After': '1' })
  response.end('{"message":"This server is restarting. Please try again.","code":"unavailable"}')
}
