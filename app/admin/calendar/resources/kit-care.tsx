import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { KitCare as Care } from '#contract/crew/kit-care.ts'
import { NOTED_CARE } from '#domain/crew/kit-care.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { CareLogDialog } from './care-log-dialog.tsx'
import styles from './kit-care.module.css'
import { useRecordCare } from './use-record-care.ts'

type KitCareProps = {
  readonly resourceId: number
  readonly name: string
}

/** Whether kits or linens are clean and complete for their next party, with a button to mark them so. */
export function KitCare({ resourceId, name }: KitCareProps) {
  const text = useText()
  const { data } = useQuery(apiQuery('/api/admin/kit-care', { refetchOnMount: 'always' }))
  const [isLogOpen, setLogOpen] = useState(false)
  const { note, isBusy } = useRecordCare({ resourceId, name })
  const care = data?.find((one) => one.resourceId === resourceId)
  if (!care) return null
  return (
    <Stack gap={2} align="start">
      {care.unchecked && (
        <Badge tone="warning" className={styles.unchecked}>
          {text('admin.care.unchecked', {
            count: care.unchecked.count,
            day: partyDayAt(new Date(care.unchecked.since)),
          })}
        </Badge>
      )}
      <State care={care} />
      <Row>
        {NOTED_CARE.map((kind) => (
          <RowButton
            key={kind}
            label={text(`admin.care.kinds.${kind}`)}
            variant="secondary"
            disabled={isBusy}
            name={text(`admin.care.note.${kind}`, { name })}
            onClick={() => note(kind)}
          />
        ))}
        <RowButton
          label={text('admin.care.log')}
          name={text('admin.care.logFor', { name })}
          onClick={() => setLogOpen(true)}
        />
      </Row>
      {isLogOpen && <CareLogDialog resourceId={resourceId} name={name} onClose={() => setLogOpen(false)} />}
    </Stack>
  )
}

function State({ care: { washed, checked } }: { readonly care: Care }) {
  const text = useText()
  if (!washed && !checked) return null
  const toValues = ({ at, by }: { at: string; by: string }) => ({ day: partyDayAt(new Date(at)), name: by })
  return (
    <Row as="p" gap={4} rowGap={0} align="stretch" size="sm" tone="soft">
      {washed && <span>{text('admin.care.washed', toValues(washed))}</span>}
      {checked && <span>{text('admin.care.checked', toValues(checked))}</span>}
    </Row>
  )
}
