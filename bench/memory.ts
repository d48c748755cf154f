import { setTimeout as pause } from 'node:timers/promises'
import { openDataFolder, type Product, startProduct } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { sendRequests } from './send-requests.ts'

const REQUESTS = 50_000
const PATHS = ['/', '/addons', '/themes/1/boho-blossom', '/api/themes', '/booking']

const AT_REST_MEGABYTES = 150
const REST_MILLISECONDS = 20_000

/** Measures the memory of a server that has just started, and again after 50,000 mixed requests. */
export async function memory(): Promise<ResultRow[]> {
  const data = await openDataFolder()
  const product = await startProduct({ DATABASE_URL: data.databaseUrl, DATA_DIR: data.dataDir })
  try {
    // The first start generates pictures.
    await pause(REST_MILLISECONDS)
    const atRest = product.memory()
    await ask(product, REQUESTS)
    await pause(REST_MILLISECONDS)
    return [
      row('memory at rest, to the limit', {
        ours: atRest,
        baseline: AT_REST_MEGABYTES,
        unit: 'MB',
        aim: '1 or less',
      }),
      row('memory after 50,000 requests, to at rest', {
        ours: product.memory(),
        baseline: atRest,
        unit: 'MB',
        aim: '1.15 or less',
      }),
    ]
  } finally {
    await product.stop()
    await data.close()
  }
}

async function ask(product: Product, amount: number): Promise<void> {
  for (const path of PATHS) await sendRequests(product.url + path, amount / PATHS.length)
}
