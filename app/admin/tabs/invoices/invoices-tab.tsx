import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { failureWords, toastFailure } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { INVOICE_WORDS } from '#app/admin/lists/invoice-words.ts'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { headerLine, rowLines } from '#app/lib/csv.ts'
import { useWords } from '#app/lib/in-both.ts'
import { saveCsv } from '#app/lib/save-csv.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { csvFileName, INVOICE_COLUMNS } from './invoice-csv.ts'
import { InvoiceTable } from './invoice-table.tsx'
import { invoicesQuery, loadInvoices } from './invoices-query.ts'
import styles from './invoices-tab.module.css'

export default function InvoicesTab() {
  const words = useWords(INVOICE_WORDS)
  const [year, setYear] = useState<number>()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<OpenBooking>()
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery(invoicesQuery({ year, page }))
  const choose = (chosen: number | undefined) => {
    setPage(1)
    setYear(chosen)
  }
  return (
    <>
      <TabHeader
        title={words.title}
        hint={words.hint}
        actions={data && data.total > 0 && <ExportButton year={year} />}
      />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data && data.years.length > 1 && <YearField years={data.years} year={year} onYear={choose} />}
      {data?.total === 0 && <EmptyState>{words.none}</EmptyState>}
      {data !== undefined && data.total > 0 && (
        <ListResults total={data.total} one={words.one} many={words.many} isRefreshing={isPlaceholderData}>
          <InvoiceTable invoices={data.invoices} onBooking={(id) => setOpen({ dialog: 'details', id })} />
          <Pagination
            label={words.pages}
            page={data.page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            onPage={setPage}
          />
        </ListResults>
      )}
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

type YearFieldProps = {
  years: readonly number[]
  year: number | undefined
  onYear: (year: number | undefined) => void
}

function YearField({ years, year, onYear }: YearFieldProps) {
  const words = useWords(INVOICE_WORDS)
  return (
    <search className={styles.filters}>
      <SelectField
        label={words.year}
        value={year ?? ''}
        onChange={({ target }) => onYear(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{words.everyYear}</option>
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </search>
  )
}

function ExportButton({ year }: { year: number | undefined }) {
  const words = useWords(INVOICE_WORDS)
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadInvoices(year),
    onSuccess: (invoices) =>
      saveCsv(csvFileName(year), [headerLine(INVOICE_COLUMNS), rowLines(INVOICE_COLUMNS, invoices)]),
    onError: (error) => toastFailure(failureWords(error)),
  })
  return (
    <Button variant="secondary" isBusy={isPending} busyLabel={words.exporting} onClick={() => mutate()}>
      <Icon name="download" />
      {words.exportCsv}
    </Button>
  )
}
