import autocannon from 'autocannon'
import type { Product } from './product.ts'
import { type Row, row } from './row.ts'

const REQUESTS = 50_000
const PATHS = ['/', '/addons', '/themes/1/boho-blossom', '/api/themes', '/booking']

/** Measures memory after 50,000 mixed requests, against memory after the first thousand. */
export async function memory(product: Product): Promise<Row[]> {
  await ask(product, 1_000)
  const baseline = product.memory()
  await ask(product, REQUESTS)
  return [
    row('memory after 50,000 requests', { ours: product.memory(), baseline, unit: 'MB', aim: 'under 1.5' }),
  ]
}

async function ask(product: Product, amount: number): Promise<void> {
  await autocannon({ url: product.url, connections: 16, amount, requests: PATHS.map((path) => ({ path })) })
}
