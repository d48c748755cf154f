import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { toastSaved } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { changeJournalAccounts, type JournalAccounts } from '#contract/money/journal.ts'
import { type AccountName, DEFAULT_ACCOUNTS } from '#domain/money/reports/journal.ts'

const accountsQuery = apiQuery('/api/admin/reports/journal-accounts')

const ROWS: readonly (readonly AccountName[])[] = [
  ['card', 'cash'],
  ['zelle', 'cheque'],
  ['theme', 'addon'],
  ['delivery', 'tax'],
  ['tip', 'beyond'],
]
/** Only if damage can be claimed. */
const ROWS_WITH_DAMAGES: typeof ROWS = [...ROWS, ['damages']]

/** The bookkeeper's account names. */
export function JournalAccountsCard() {
  const text = useText()
  const query = useQuery(accountsQuery)
  return (
    <SettingsCard title={text('admin.journal.accounts')} hint={text('admin.journal.accountsHint')}>
      <Loaded query={query} failed={text('admin.reports.failed')}>
        {(accounts) => <AccountsForm accounts={accounts} />}
      </Loaded>
    </SettingsCard>
  )
}

type AccountFields = Omit<Record<AccountName, string>, 'damages'> & { readonly damages?: string | undefined }

function AccountsForm({ accounts }: { accounts: JournalAccounts }) {
  const text = useText()
  const queryClient = useQueryClient()
  const form = useVersionedForm<JournalAccounts, AccountFields>({
    stored: accounts,
    toFields: (stored = accounts) => toFields(stored),
    rules: { schema: changeJournalAccounts.body },
    save: (fields, base) =>
      api.put('/api/admin/reports/journal-accounts', {
        body: { ...fields, ...(base?.version !== undefined && { version: base.version }) },
      }),
    stores: accountsQuery,
    reload: () => queryClient.fetchQuery({ ...accountsQuery, staleTime: 0 }),
    onSaved: toastSaved,
    refreshes: queriesAt('/api/admin/reports/journal'),
  })
  return (
    <SettingsForm {...form} saveLabel={text('admin.journal.save')}>
      {(accounts.damages === undefined ? ROWS : ROWS_WITH_DAMAGES).map((row) => (
        <FieldRow key={row.join(' ')}>
          {row.map((account) => (
            <TextField
              key={account}
              label={text(`admin.journal.accountOf.${account}`)}
              placeholder={DEFAULT_ACCOUNTS[account]}
              {...form.form.input(account)}
            />
          ))}
        </FieldRow>
      ))}
    </SettingsForm>
  )
}

function toFields({ version: _, ...names }: JournalAccounts): AccountFields {
  return names
}
