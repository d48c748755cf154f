import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CareEntry } from '#contract/crew/kit-care.ts'
import { formatMoment } from '#domain/foundation/time/party-day.ts'
import styles from './kit-care.module.css'
import { useRecordCare } from './use-record-care.ts'

type CareLogDialogProps = {
  readonly resourceId: number
  readonly name: string
  readonly onClose: () => void
}

/** The history of a kind of kit or linen, newest first. */
export function CareLogDialog({ resourceId, name, onClose }: CareLogDialogProps) {
  const text = useText()
  const log = useQuery(
    apiQuery('/api/admin/resources/:id/care', { params: { id: resourceId }, refetchOnMount: 'always' }),
  )
  const { takeBack, isBusy } = useRecordCare({ resourceId, name })
  return (
    <Dialog onClose={onClose} title={text('admin.care.logOf', { name })} closesOnBackdrop>
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

type EntryProps = {
  readonly entry: CareEntry
  readonly isBusy: boolean
  readonly onTakeBack: () => void
}

function Entry({ entry, isBusy, onTakeBack }: EntryProps) {
  const text = useText()
  const { kind, quantity, at, by, bookingId } = entry
  const when = formatMoment(new Date(at), useLanguage())
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
