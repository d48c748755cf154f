import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { median } from './median.ts'
import type { Product } from './product.ts'
import { type Row, row } from './row.ts'

const SECONDS = 5
const CONNECTIONS = 16
const ENCODING = { 'accept-encoding': 'br' }

/** Measures the home page from memory, against a bare node:http server that sends the same compressed bytes. */
export async function homePage(product: Product): Promise<Row[]> {
  const bytes = await fetchRaw(product.url)
  const bare = fork(import.meta.filename, [bytes.toString('base64')], { execArgv: [] })
  const [url] = (await once(bare, 'message')) as [string]
  // Alternating runs, so that a busy moment of the machine affects both.
  const ours: number[] = []
  const baseline: number[] = []
  for (let run = 0; run < 3; run++) {
    baseline.push(await requestsPerSecond(url))
    ours.push(await requestsPerSecond(product.url))
  }
  bare.kill()
  return [
    row('home page from memory', {
      ours: median(ours),
      baseline: median(baseline),
      unit: 'requests/s',
      aim: '0.8 or more',
    }),
  ]
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: ENCODING })
  return result.requests.average
}

function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: ENCODING }, async (response) =>
      resolve(Buffer.concat(await Array.fromAsync(response))),
    ).on('error', reject)
  })
}

// Started as a separate process, this file is the bare server.
if (process.send) {
  const body = Buffer.from(process.argv[2] ?? '', 'base64')
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  }
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () =>
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  )
}
