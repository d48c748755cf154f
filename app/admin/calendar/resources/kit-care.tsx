import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { KitCare as Care, CareEntry } from '#contract/crew/kit-care.ts'
import { NOTED_CARE, type NotedCare } from '#domain/crew/kit-care.ts'
import { formatMoment, partyDayAt } from '#domain/foundation/time/party-day.ts'
import styles from './kit-care.module.css'

type KitCareProps = { readonly resourceId: number; readonly name: string }

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

/** The history of a kind of kit or linen, newest first. */
function CareLogDialog({ onClose, ...kit }: KitCareProps & { readonly onClose: () => void }) {
  const text = useText()
  const log = useQuery(
    apiQuery('/api/admin/resources/:id/care', { params: { id: kit.resourceId }, refetchOnMount: 'always' }),
  )
  const { takeBack, isBusy } = useRecordCare(kit)
  return (
    <Dialog onClose={onClose} title={text('admin.care.logOf', { name: kit.name })} closesOnBackdrop>
      <Loaded
        query={log}
        height="12rem"
        failed={text('admin.care.loadFailed')}
        empty={<p>{text('admin.care.nothing')}</p>}
      >
        {(entries) => (
          <Stack role="list" as="ol" gap={0}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isBusy={isBusy} onTakeBack={() => takeBack(entry.id)} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

type EntryProps = { readonly entry: CareEntry; readonly isBusy: boolean; readonly onTakeBack: () => void }

function Entry({ entry, isBusy, onTakeBack }: EntryProps) {
  const text = useText()
  const { kind, quantity, at, by, bookingId } = entry
  const when = formatMoment(new Date(at), text.language)
  const isNote = quantity === null
  const what = isNote
    ? text('admin.care.entry', { kind })
    : text('admin.care.crewEntry', { kind, count: quantity })
  return (
    <li className={styles.entry}>
      <span>
        {what}
        <span className={styles.when}>
          {bookingId === null
            ? text('admin.care.by', { name: by, when })
            : text('admin.care.byAt', { name: by, when, booking: bookingId })}
        </span>
      </span>
      {isNote && (
        <IconButton
          icon="cross"
          label={text('admin.care.takeBack', { what, when })}
          disabled={isBusy}
          onClick={onTakeBack}
        />
      )}
    </li>
  )
}

const CARE = queriesAt('/api/admin/kit-care', '/api/admin/resources/:id/care')

/** Records that kits were washed or checked, with an undo. */
function useRecordCare({ resourceId: id, name }: KitCareProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const params = { id }
  const noting = useSingleMutation({
    mutationFn: (kind: NotedCare) =>
      sendKeyed({ kind }, (request) => api.post('/api/admin/resources/:id/care', { params, ...request })),
    onSuccess: (_, kind) => toastSuccess(text('admin.care.noted', { name, kind })),
    refreshes: CARE,
  })
  const takingBack = useSingleMutation({
    mutationFn: (entryId: number) =>
      api.delete('/api/admin/resources/:id/care/:entryId', { params: { id, entryId } }),
    done: text('admin.care.takenBack'),
    refreshes: CARE,
  })
  return {
    note: noting.mutate,
    takeBack: takingBack.mutate,
    isBusy: noting.isPending || takingBack.isPending,
  }
}
