import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { availability } from './availability.ts'
import { bookingCreation } from './booking-creation.ts'
import { bookingsTab } from './bookings-tab.ts'
import { crewPhone } from './crew-phone.ts'
import { homePage } from './home-page.ts'
import { liveChanges } from './live-changes.ts'
import { longLog } from './long-log.ts'
import { memory } from './memory.ts'
import { orderChange } from './order-change.ts'
import { pageWork } from './page-work.ts'
import { pictures } from './pictures.ts'
import { pooledBookings } from './pooled-bookings.ts'
import { priceList } from './price-list.ts'
import { openDataFolder, startProduct } from './product.ts'
import { reports } from './reports.ts'
import { responsiveness } from './responsiveness.ts'
import type { ResultRow } from './row.ts'
import { secondStart } from './start.ts'

// Every result is a ratio of two things measured in this run, so that machines and days can be compared.
const data = await openDataFolder()
const env = { DATABASE_URL: data.databaseUrl, DATA_DIR: data.dataDir }
const rows: ResultRow[] = await secondStart(env)
const product = await startProduct(env)
try {
  for (const measure of [
    homePage,
    pageWork,
    bookingCreation,
    orderChange,
    priceList,
    availability,
    bookingsTab,
    responsiveness,
    reports,
    memory,
    pictures,
    crewPhone,
  ])
    rows.push(...(await measure(product)))
  for (const measure of [pooledBookings, longLog, liveChanges]) rows.push(...(await measure(product, env)))
} finally {
  await product.stop()
  await data.close()
}
const folder = join('bench', 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(rows, null, 2)}\n`)
process.stdout.write(`${table(rows)}\n\nAlso as JSON: ${folder}/latest.json\n`)

function table(all: readonly ResultRow[]): string {
  const lines = all.map(({ name, ours, baseline, unit, ratio, aim }) => [
    name,
    String(ours),
    String(baseline),
    unit,
    String(ratio),
    aim,
  ])
  const heads = ['measurement', 'ours', 'baseline', 'unit', 'ratio', 'aim']
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  return [heads, ...lines]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
