import { Counter, Gauge, Registry } from 'prom-client'
import type { Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'

type FigureRow = { name: string; label: string; value: number; more: string }

/** Each row has the metric, its label values and its value. Totals only grow, whichever server counted them. */
const FIGURES = sql`
  SELECT 'bookings' AS name, booking_status::text AS label, '' AS more, count(*)::float8 AS value FROM bookings GROUP BY booking_status
  UNION ALL SELECT 'holds_lapsed_total', '', '', count(*) FROM bookings WHERE cancel_reason = 'lapsed'
  UNION ALL SELECT 'mails', status::text, '', count(*) FROM outbox GROUP BY status
  UNION ALL SELECT 'mail_oldest_queued_seconds', '', '', coalesce(extract(epoch FROM now() - min(created_at)), 0)
    FROM outbox WHERE status = 'queued'
  UNION ALL SELECT 'payments_total', CASE WHEN EXISTS (SELECT FROM refunds WHERE payment_id = payments.id AND cause = 'returned')
      THEN 'given back at once' ELSE 'kept' END, method::text, count(*)
    FROM payments GROUP BY 2, 3
  UNION ALL SELECT 'refunds_total', status::text, '', count(*) FROM refunds GROUP BY status
  UNION ALL SELECT 'payment_webhooks', type, '', count(*) FROM webhook_events GROUP BY type
  UNION ALL SELECT 'payment_differences_open', '', '', count(*) FROM reconciliation_findings WHERE NOT is_repaired AND resolved_at IS NULL`

const JOBS = sql`
  SELECT 'jobs' AS name, name AS label, state::text AS more, count(*)::float8 AS value FROM jobs.job GROUP BY 2, 3
  UNION ALL SELECT 'job_oldest_waiting_seconds', name, '', extract(epoch FROM now() - min(start_after))::float8
    FROM jobs.job WHERE state IN ('created', 'retry') AND start_after < now() GROUP BY name
  UNION ALL SELECT 'job_last_success_seconds', name, '', extract(epoch FROM now() - max(completed_on))::float8
    FROM jobs.job WHERE state = 'completed' GROUP BY name`

const DESCRIPTIONS: Readonly<Record<string, { help: string; labels: string[] }>> = {
  bookings: { help: 'Bookings by status', labels: ['status'] },
  holds_lapsed_total: { help: 'Unpaid bookings whose hold ended', labels: [] },
  mails: { help: 'Mails in the outbox by status', labels: ['status'] },
  mail_oldest_queued_seconds: { help: 'How long the oldest mail has waited', labels: [] },
  payments_total: {
    help: 'Payments by what became of them and how they came',
    labels: ['outcome', 'method'],
  },
  refunds_total: { help: 'Refunds by status', labels: ['status'] },
  payment_webhooks: { help: 'What the provider told within the last 30 days', labels: ['type'] },
  payment_differences_open: { help: 'Differences with the provider that wait for staff', labels: [] },
  jobs: { help: 'Runs of jobs in the queue by state', labels: ['job', 'state'] },
  job_oldest_waiting_seconds: { help: 'How long a due job has waited for a server', labels: ['job'] },
  job_last_success_seconds: { help: 'How long ago a job last ended well', labels: ['job'] },
}

/** Returns what the database currently knows, in a separate registry; without the database, only that it is down. */
export async function businessFigures(ctx: Context): Promise<Registry> {
  const registry = new Registry()
  const up = new Gauge({ name: 'database_up', help: '1 when the database answers', registers: [registry] })
  addPool(registry, ctx)
  try {
    const rows = await readRows(ctx)
    for (const [name, { help, labels }] of Object.entries(DESCRIPTIONS)) {
      const settings = { name, help, labelNames: labels, registers: [registry] }
      const metric = name.endsWith('_total') ? new Counter(settings) : new Gauge(settings)
      for (const row of rows.filter((one) => one.name === name)) {
        const values = [row.label, row.more]
        metric.inc(Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ''])), row.value)
      }
    }
    up.set(1)
  } catch (error) {
    ctx.log.warn({ error }, 'The metrics cannot be read from the database')
    up.set(0)
  }
  return registry
}

async function readRows({ db }: Context): Promise<FigureRow[]> {
  const { rows: figures } = await db.execute<FigureRow>(FIGURES)
  const { rows: queue } = await db.execute<{ isThere: boolean }>(
    sql`SELECT to_regclass('jobs.job') IS NOT NULL AS "isThere"`,
  )
  return queue[0]?.isThere ? [...figures, ...(await db.execute<FigureRow>(JOBS)).rows] : figures
}

/** Adds this server's own connections. */
function addPool(registry: Registry, { db: { $client: pool } }: Context): void {
  const gauge = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this server, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
  })
  gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
  gauge.set({ state: 'idle' }, pool.idleCount)
  gauge.set({ state: 'waiting' }, pool.waitingCount)
}
