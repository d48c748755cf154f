import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Journal } from '#contract/money/journal.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { daysBetween } from '#domain/foundation/time/party-day.ts'
import { JOURNAL_DAYS_MAX, type ReportRange } from '#domain/money/reports/report-range.ts'
import { JournalAccountsCard } from './journal-accounts-card.tsx'
import { journalCsv } from './journal-csv.ts'
import { Figures, ReportResult } from './report-result.tsx'

export function JournalExport({ range }: { range: ReportRange }) {
  const text = useText()
  const isTooLong = daysBetween(range.from, range.to) >= JOURNAL_DAYS_MAX
  return (
    <Stack gap={5}>
      {isTooLong ? (
        <p role="status">{text('admin.journal.tooLong')}</p>
      ) : (
        <ReportResult query={apiQuery('/api/admin/reports/journal', { query: range })}>
          {(journal) => <JournalCard range={range} journal={journal} />}
        </ReportResult>
      )}
      <JournalAccountsCard />
    </Stack>
  )
}

function JournalCard({ range, journal }: { range: ReportRange; journal: Journal }) {
  const text = useText()
  const { entries, takenAmount, backAmount } = journal
  const save = () => saveCsv(`journal-${range.from}-${range.to}.csv`, [journalCsv(journal)])
  return (
    <SettingsCard
      title={text('admin.journal.title')}
      hint={text('admin.journal.hint')}
      action={
        entries.length > 0 && (
          <Button icon="download" variant="secondary" size="sm" onClick={save}>
            {text('admin.reports.download')}
          </Button>
        )
      }
    >
      {entries.length === 0 && <Text tone="soft">{text('admin.journal.none')}</Text>}
      {entries.length > 0 && (
        <>
          <Figures
            figures={[
              [text('admin.journal.entries'), entries.length.toLocaleString('en-US')],
              [text('admin.reports.money.taken'), dollars(takenAmount)],
              [text('admin.reports.money.back'), dollars(backAmount)],
            ]}
          />
          <Table
            caption={text('admin.journal.title')}
            rows={addUpSums(journal, text('admin.journal.total'))}
            rowKey={({ account }) => account}
            columns={[
              { header: text('admin.journal.account'), cell: ({ account }) => account },
              {
                header: text('admin.journal.debits'),
                isNumber: true,
                cell: ({ debits }) => formatDollars(debits),
              },
              {
                header: text('admin.journal.credits'),
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

/** Returns the sums of the entries, by account and in total. */
function addUpSums({ entries }: Journal, totalWord: string): AccountSum[] {
  const sums = new Map<string, AccountSum>()
  const add = (account: string, debits: number, credits: number) => {
    const before = sums.get(account) ?? { account, debits: 0, credits: 0 }
    sums.set(account, { account, debits: before.debits + debits, credits: before.credits + credits })
  }
  for (const { account, debitAmount, creditAmount } of entries.flatMap(({ lines }) => lines))
    add(account, toCents(debitAmount), toCents(creditAmount))
  const whole = [...sums.values()]
  const total = (part: 'debits' | 'credits') => whole.reduce((sum, row) => sum + row[part], 0)
  return [...whole, { account: totalWord, debits: total('debits'), credits: total('credits') }]
}
