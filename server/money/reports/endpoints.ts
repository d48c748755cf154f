import * as journal from '#contract/money/journal.ts'
import * as contract from '#contract/money/reports.ts'
import * as sources from '#contract/money/sources.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toRange } from '#domain/money/reports/report-range.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readBalances } from './balances.ts'
import { readCouponEffect } from './coupon-effect.ts'
import { readFullness } from './fullness.ts'
import { readJournal } from './journal.ts'
import { changeJournalAccounts, journalAccountsResponse, readJournalAccounts } from './journal-accounts.ts'
import { readLeadTime } from './lead-time.ts'
import { readRevenue } from './revenue.ts'
import { readSalesTax } from './sales-tax.ts'
import { changeSourceCost, readSources } from './sources.ts'

/** The results of several queries only add up if they all read the same snapshot. */
const ONE_VIEW = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

export const reportEndpoints = endpoints((serve) => {
  serve(contract.readRevenue, ({ ctx, query }) =>
    ctx.db.transaction((tx) => readRevenue(tx, query), ONE_VIEW),
  )
  serve(contract.readFullness, ({ ctx, query }) => readFullness(ctx.db, query, ctx.now()))
  serve(contract.readLeadTime, ({ ctx, query }) => readLeadTime(ctx.db, query))
  serve(contract.readCouponEffect, ({ ctx, query }) => readCouponEffect(ctx.db, query))
  serve(contract.readBalances, ({ ctx, query }) => readBalances(ctx.db, query, partyDayAt(ctx.now())))
  serve(contract.readSalesTax, ({ ctx, query }) => readSalesTax(ctx.db, query))
  serve(sources.readSources, ({ ctx, query }) => {
    const { from, to } = toRange('last-12-months', partyDayAt(ctx.now()))
    const range = { from: query.from ?? from, to: query.to ?? to }
    return ctx.db.transaction((tx) => readSources(tx, range), ONE_VIEW)
  })
  serve(sources.changeSourceCost, ({ ctx, body, admin }) => changeSourceCost(ctx, body, admin))
  serve(journal.readJournal, ({ ctx, query }) => ctx.db.transaction((tx) => readJournal(tx, query), ONE_VIEW))
  serve(journal.readJournalAccounts, async ({ ctx }) =>
    journalAccountsResponse(await readJournalAccounts(ctx.db)),
  )
  serve(journal.changeJournalAccounts, ({ ctx, body, admin }) => changeJournalAccounts(ctx, body, admin))
})
