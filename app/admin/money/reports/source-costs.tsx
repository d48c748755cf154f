import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatPeriod } from '#app/admin/kit/charts/format-period.ts'
import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { changeSourceCost, type SourcesReport as Sources } from '#contract/money/sources.ts'
import { addMonths, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { listPeriods } from '#domain/money/reports/report-range.ts'
import { DIRECT } from '#domain/money/reports/touch.ts'

type Cost = Sources['costs'][number]

/** How many months back a cost can be entered. */
const MONTHS_BACK = 23

/** Marketing spend per source and month: entered here, and used in the table above. */
export function SourceCosts({ report }: { report: Sources }) {
  const text = useText()
  return (
    <SettingsCard title={text('admin.sources.costs')} hint={text('admin.sources.costsHint')}>
      <CostForm sources={report.sources.map(({ source }) => source)} />
      {report.costs.length > 0 && <CostTable costs={report.costs} />}
    </SettingsCard>
  )
}

function CostForm({ sources }: { sources: readonly string[] }) {
  const text = useText()
  const put = usePutCost()
  const id = useId()
  const today = partyDayAt(new Date())
  const months = listPeriods({ from: addMonths(today, -MONTHS_BACK), to: today }).toReversed()
  const form = useSentForm({
    initial: { source: '', month: today.slice(0, 7), amount: '' },
    rules: { schema: changeSourceCost.body },
    send: put,
    onSent: (_, sent) => {
      toastSuccess(text('admin.sources.saved', { source: sent.fields.source }))
      sent.reset({ ...sent.fields, source: '', amount: '' })
    },
  })
  const inputs = form.form
  return (
    <SettingsForm {...form} isSentOnce saveLabel={text('admin.sources.save')}>
      <FieldRow>
        <TextField
          label={text('admin.sources.sourceField')}
          list={id}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...inputs.input('source')}
        />
        <SelectField label={text('admin.sources.month')} {...inputs.input('month')} required={false}>
          <Options of={months} label={(month) => formatPeriod(month, 'long', text.language)} />
        </SelectField>
        <AmountField label={text('admin.sources.amount')} {...inputs.input('amount')} />
      </FieldRow>
      <datalist id={id}>
        {sources
          .filter((source) => source !== DIRECT)
          .map((source) => (
            <option key={source} value={source} />
          ))}
      </datalist>
    </SettingsForm>
  )
}

function CostTable({ costs }: { costs: Cost[] }) {
  const text = useText()
  const put = usePutCost()
  const tellDone = useUndoToast()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (cost: Cost) => put({ ...cost, amount: '0' }),
    onSuccess: (_, cost) =>
      tellDone({ title: text('admin.sources.removed', { source: cost.source }) }, () => put(cost)),
  })
  return (
    <Table
      caption={text('admin.sources.costs')}
      rows={costs}
      rowKey={({ source, month }) => `${month} ${source}`}
      columns={[
        { header: text('admin.sources.source'), isFreeText: true, cell: ({ source }) => source },
        {
          header: text('admin.sources.month'),
          cell: ({ month }) => formatPeriod(month, 'long', text.language),
        },
        { header: text('admin.sources.cost'), isNumber: true, cell: ({ amount }) => dollars(amount) },
        {
          header: text('admin.lists.takeOut'),
          isNumber: true,
          cell: (cost) => (
            <RowButton
              label={text('admin.lists.takeOut')}
              disabled={isPending}
              name={text('admin.sources.removeCost', {
                source: cost.source,
                month: formatPeriod(cost.month, 'long', text.language),
              })}
              onClick={() => mutate(cost)}
            />
          ),
        },
      ]}
    />
  )
}

function usePutCost() {
  const queryClient = useQueryClient()
  return async (body: Cost) => {
    await api.put('/api/admin/reports/source-costs', { body })
    await queryClient.invalidateQueries(queriesAt('/api/admin/reports/sources'))
  }
}
