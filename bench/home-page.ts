import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from './median.ts'
import { getProcessorSeconds, type Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { sendRequests } from './send-requests.ts'

/** Enough that the server's other work, such as that after its start, hardly counts. */
const REQUESTS = 20_000
const ROUNDS = 3
const REST_MILLISECONDS = 20_000
const ENCODING = { 'accept-encoding': 'br' }

/**
 * Measures the home page served from memory, against a bare node:http server that sends the same headers and compressed
 * bytes. Counts the requests each answers per second of its processor time, because by wall time the client, which
 * needs more, would be measured instead.
 */
export async function homePage(product: Product): Promise<ResultRow[]> {
  // The first start generates pictures.
  await pause(REST_MILLISECONDS)
  const sent = JSON.stringify(await fetchRaw(product.url))
  const bare = fork(import.meta.filename, [sent], { execArgv: [] })
  const [url] = (await once(bare, 'message')) as [string]
  const spentBare = () => getProcessorSeconds(bare.pid ?? 0)
  // Warm up until the code of both is compiled. Then alternate, so that a busy moment of the machine affects both.
  const ours: number[] = []
  const baseline: number[] = []
  for (let run = 0; run <= ROUNDS; run++) {
    const round = [
      await perSecondSpent(url, spentBare),
      await perSecondSpent(product.url, product.processorSeconds),
    ]
    if (run === 0) continue
    baseline.push(round[0] ?? 0)
    ours.push(round[1] ?? 0)
  }
  bare.kill()
  return [
    row('home page from memory, to a server that sends the same headers and bytes and does nothing else', {
      ours: median(ours),
      baseline: median(baseline),
      unit: 'requests per second of the processor',
      aim: '0.9 or more',
    }),
  ]
}

async function perSecondSpent(url: string, spent: () => number): Promise<number> {
  const before = spent()
  const answered = await sendRequests(url, REQUESTS, ENCODING)
  return answered / (spent() - before)
}

type Sent = { readonly headers: IncomingHttpHeaders; readonly base64: string }

function fetchRaw(url: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ENCODING }, async (response) => {
      // Node sets these itself.
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
      resolve({ headers, base64: Buffer.concat(await Array.fromAsync(response)).toString('base64') })
    }).on('error', reject)
  })
}

// Started as a separate process, this file is the bare server.
if (import.meta.main) {
  const { headers, base64 } = JSON.parse(process.argv[2] ?? '') as Sent
  const body = Buffer.from(base64, 'base64')
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  )
}
