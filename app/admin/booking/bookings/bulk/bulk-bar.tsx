import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FOLLOWS_BOOKINGS } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { randomKey } from '#app/lib/random-key.ts'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import styles from './bulk-bar.module.css'
import { confirmAsSeen } from './confirm-as-seen.ts'
import { type Results, runForEach } from './run-for-each.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  selection: Selection
  onExport: (bookings: readonly Booking[]) => void
  onRunSheets: (bookings: readonly Booking[]) => void
}

/**
 * Actions on the selected bookings, and a dialog that explains each failure. Failed ones stay selected. The
 * dialog is rendered outside the list, which may be empty by then.
 */
export function useBulkBar({ selection, ...exits }: BulkBarProps): [bar: ReactNode, dialog: ReactNode] {
  const text = useText()
  const [results, setResults] = useState<BulkResults>()
  const bulk = useBulk((found) => {
    selection.select((before) => before.filter(({ id }) => found.done.every((done) => done.id !== id)))
    if (found.failures.length > 0) setResults(found)
    else toast({ title: getTitle(found, text), tone: 'success' })
  })
  return [
    <BulkBar key="bar" selection={selection} {...bulk} {...exits} />,
    results && <Failures key="failures" results={results} onClose={() => setResults(undefined)} />,
  ]
}

function getTitle({ action, done, failures }: BulkResults, text: Text): string {
  return text(`admin.bulk.done.${action}`, { done: done.length, failed: failures.length })
}

function BulkBar(props: BulkBarProps & ReturnType<typeof useBulk>) {
  const { selection, run, isRunning, finished, onExport, onRunSheets } = props
  const { ticked, select, getBookings } = selection
  const text = useText()
  // Deferred: a checkbox responds at once, and the bar catches up before it is used.
  const count = useAfterPaint(ticked.length, 0)
  const askToSendLinks = useAskToSendLinks({ selection, run })
  if (count === 0 || ticked.length === 0) return null
  const other = { variant: 'secondary', size: 'sm', disabled: isRunning } as const
  return (
    <Row as="section" className={styles.bar} aria-label={text('admin.bulk.label')}>
      <p role="status" className={styles.count}>
        {isRunning
          ? text('admin.bulk.working', { done: finished, count })
          : text('admin.bulk.selected', { count })}
      </p>
      <Button
        size="sm"
        isBusy={isRunning}
        onClick={() => run({ action: 'confirm', bookings: getBookings() })}
      >
        {text('admin.today.confirm')}
      </Button>
      <Button {...other} onClick={askToSendLinks}>
        {text('admin.bulk.sendLinks')}
      </Button>
      <Button {...other} icon="download" onClick={() => onExport(getBookings())}>
        {text('admin.bulk.export')}
      </Button>
      <Button {...other} icon="printer" onClick={() => onRunSheets(getBookings())}>
        {text('admin.bulk.runSheets')}
      </Button>
      <Button {...other} variant="quiet" onClick={() => select([])}>
        {text('admin.bulk.clear')}
      </Button>
    </Row>
  )
}

function useAskToSendLinks({
  selection,
  run,
}: Pick<ReturnType<typeof useBulk>, 'run'> & Pick<BulkBarProps, 'selection'>) {
  const text = useText()
  return () =>
    confirm({
      tone: 'primary',
      title: text('admin.bulk.sendLinks'),
      description: text('admin.bulk.sendLinksQuestion', { count: selection.ticked.length }),
      confirmLabel: text('admin.bulk.sendLinks'),
      // The bar shows how far it is.
      run: async () => run({ action: 'link', bookings: selection.getBookings() }),
    })
}

function Failures({ results, onClose }: { results: BulkResults; onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      closesOnBackdrop
      onClose={onClose}
      title={getTitle(results, text)}
      description={text('admin.bulk.stillSelected')}
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <Stack as="ul" gap={2} aria-label={text('admin.bulk.results')}>
        {results.failures.map(({ booking: { id, customerName }, sentence }) => (
          <li key={id}>
            <Link to={`/admin/bookings/${id}`}>
              #{id} {customerName}
            </Link>
            : {sentence}
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}

type BulkAction = 'confirm' | 'link'
type BulkResults = Results & { readonly action: BulkAction }

/**
 * Confirms many bookings, or sends their payment links. Retries after a lost response have no second effect:
 * a booking is confirmed at the version that was seen, and a link is sent with the idempotency key of the
 * first attempt.
 */
function useBulk(onDone: (results: BulkResults) => void) {
  const text = useText()
  const queryClient = useQueryClient()
  const keys = useRef(new Map<number, string>())
  const [finished, setFinished] = useState(0)

  const refuseToConfirm = ({ bookingStatus: status }: Booking) => {
    if (status === 'pending') return undefined
    return status === 'confirmed'
      ? text('admin.bulk.alreadyConfirmed')
      : text('admin.bulk.cannotConfirm', { status })
  }
  const sendLink = async ({ id }: Booking) => {
    const key = keys.current.get(id) ?? randomKey()
    keys.current.set(id, key)
    await api.post('/api/bookings/:id/payment-link', {
      params: { id },
      body: {},
      headers: { 'Idempotency-Key': key },
    })
    keys.current.delete(id)
  }

  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ action, bookings }: { action: BulkAction; bookings: readonly Booking[] }) => {
      setFinished(0)
      return runForEach(bookings, {
        run: action === 'confirm' ? (booking) => confirmAsSeen(queryClient, booking) : sendLink,
        refuse: action === 'confirm' ? refuseToConfirm : undefined,
        toSentence: describeFailure,
        onProgress: setFinished,
      })
    },
    onSuccess: (results, { action }) => onDone({ ...results, action }),
    refreshes: FOLLOWS_BOOKINGS,
  })
  return { run: mutate, isRunning: isPending, finished }
}
