import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { questionsQuery } from '#app/lib/api/questions-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Grid } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { ALL_COLUMNS, type BookingColumns, ownAnswerColumn } from './booking-csv.ts'

type ExportEverythingProps = {
  isOpen: boolean
  onClose: () => void
  onExport: (columns: BookingColumns) => void
}

/** A CSV with all columns of the bookings, except those the owner switches off. */
export function ExportEverything({ isOpen, onClose, onExport }: ExportEverythingProps) {
  const text = useText()
  const [left, setLeft] = useState<readonly string[]>([])
  const { data: questions = [] } = useQuery({ ...questionsQuery, enabled: isOpen })
  const exported = questions.filter(({ shownTo }) => shownTo.export)
  const all = [...ALL_COLUMNS, ...exported.map(ownAnswerColumn)]
  const columns = all.filter(([header]) => !left.includes(header))
  const toggle = (header: string) =>
    setLeft(left.includes(header) ? left.filter((one) => one !== header) : [...left, header])
  const save = () => {
    onClose()
    onExport(columns)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('admin.bookings.exportEverything')}
      description={text('admin.bookings.chooseColumns')}
      size="2xl"
      footer={
        <Button icon="download" disabled={columns.length === 0} onClick={save}>
          {text('admin.bookings.exportColumns', { count: columns.length })}
        </Button>
      }
    >
      {/* English, like the headers in the file. */}
      <Grid lang="en" minColumn="11rem" gap={5} rowGap={1}>
        {all.map(([header]) => (
          <Switch
            key={header}
            label={header}
            checked={!left.includes(header)}
            onChange={() => toggle(header)}
          />
        ))}
      </Grid>
    </Dialog>
  )
}
