import { useQuery } from '@tanstack/react-query'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { saveCsv } from '#app/lib/save-csv.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Table } from '#app/ui/table.tsx'
import { centsOf } from '#contract/decimal.ts'
import type { Journal } from '#contract/journal.ts'
import { formatDollars } from '#domain/money.ts'
import { daysBetween } from '#domain/party-day.ts'
import { JOURNAL_DAYS_MAX, type ReportRange } from '#domain/reports/report-range.ts'
import { JournalAccountsCard } from './journal-accounts-card.tsx'
import { journalCsv } from './journal-csv.ts'
import styles from './report-card.module.css'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { WORDS } from './report-words.ts'

export function JournalExport({ range }: { range: ReportRange }) {
  const isTooLong = daysBetween(range.from, range.to) >= JOURNAL_DAYS_MAX
  return (
    <div className={styles.stack}>
      {isTooLong ? <p role="status">{WORDS.journal.tooLong}</p> : <JournalOf range={range} />}
      <JournalAccountsCard />
    </div>
  )
}

function JournalOf({ range }: { range: ReportRange }) {
  const query = useQuery(apiQuery('/api/admin/reports/journal', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>{(journal) => <JournalCard range={range} journal={journal} />}</ReportResult>
  )
}

function JournalCard({ range, journal }: { range: ReportRange; journal: Journal }) {
  const { entries, takenAmount, backAmount } = journal
  const save = () => saveCsv(`journal-${range.from}-${range.to}.csv`, [journalCsv(journal)])
  return (
    <SettingsCard
      title={WORDS.journal.title}
      hint={WORDS.journal.hint}
      action={
        entries.length > 0 && (
          <Button variant="secondary" size="sm" onClick={save}>
            <Icon name="download" />
            {WORDS.download}
          </Button>
        )
      }
    >
      {entries.length === 0 && <p className={styles.none}>{WORDS.journal.none}</p>}
      {entries.length > 0 && (
        <>
          <Figures
            figures={[
              [WORDS.journal.entries, entries.length.toLocaleString('en-US')],
              [WORDS.money.taken, dollars(takenAmount)],
              [WORDS.money.back, dollars(backAmount)],
            ]}
          />
          <Table
            caption={WORDS.journal.title}
            rows={sumsOf(journal)}
            rowKey={({ account }) => account}
            columns={[
              { header: WORDS.journal.account, cell: ({ account }) => account },
              { header: WORDS.journal.debits, isNumber: true, cell: ({ debits }) => formatDollars(debits) },
              {
                header: WORDS.journal.credits,
                isNumber: true,
                cell: ({ credits }) => formatDollars(credits),
              },
            ]}
          />
        </>
      )}
    </SettingsCard>
  )
}

type AccountSum = { readonly account: string; readonly debits: number; readonly credits: number }

/** What the entries come to by account, and in all. */
function sumsOf({ entries }: Journal): AccountSum[] {
  const sums = new Map<string, AccountSum>()
  const add = (account: string, debits: number, credits: number) => {
    const before = sums.get(account) ?? { account, debits: 0, credits: 0 }
    sums.set(account, { account, debits: before.debits + debits, credits: before.credits + credits })
  }
  for (const { account, debitAmount, creditAmount } of entries.flatMap(({ lines }) => lines))
    add(account, centsOf(debitAmount), centsOf(creditAmount))
  const whole = [...sums.values()]
  const total = (part: 'debits' | 'credits') => whole.reduce((sum, row) => sum + row[part], 0)
  return [...whole, { account: WORDS.total, debits: total('debits'), credits: total('credits') }]
}
