import { type Outgoing, type Sending, sendEachDue } from '#platform/leases.ts'
import type { Context } from '#server/context.ts'
import { getTableConfig, type PgTable } from '#server/foundation/database/drizzle.ts'
import { isolateFailures } from './isolate-failures.ts'

/** Sends each row that is due (`sendEachDue`) and isolates the failures: such a row is tried again once its lease ends. */
export function sendEach<Table extends PgTable & Outgoing>(
  ctx: Context,
  table: Table,
  sending: Sending,
  send: (row: Table['$inferSelect']) => Promise<boolean | 'interrupted'>,
): Promise<number> {
  const { name } = getTableConfig(table)
  return isolateFailures(ctx, (attempt) =>
    sendEachDue(
      ctx,
      table,
      sending,
      async (row) => (await attempt({ table: name, row: Number(row.id) }, () => send(row))) ?? false,
    ),
  )
}
