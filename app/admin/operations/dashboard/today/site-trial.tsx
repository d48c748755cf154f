import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import styles from './setup-guide.module.css'

const trialQuery = apiQuery('/api/admin/setup/trial', { refetchOnMount: 'always' })

/** Makes a booking as a family would, without charging a card, and removes every trace of it. */
export function SiteTrial() {
  const text = useText()
  const { data: trial } = useQuery(trialQuery)
  if (!trial) return null
  if (trial.bookingIds.length > 0) return <Booked ids={trial.bookingIds} />
  if (trial.isPossible) return <Start />
  return (
    <a href="/booking" className={buttonClass('primary', 'sm')}>
      {text('admin.setup.trial.start')}
    </a>
  )
}

function Start() {
  const text = useText()
  const start = useSingleMutation({
    mutationFn: () => api.post('/api/admin/setup/trial'),
    onSuccess: () => location.assign('/booking'),
    onError: (error) => toastFailure(text('admin.setup.trial.startFailed', { why: describeFailure(error) })),
  })
  return (
    <>
      <p className={styles.hint}>{text('admin.setup.trial.hint')}</p>
      <Button size="sm" isBusy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {text('admin.setup.trial.start')}
      </Button>
    </>
  )
}

function Booked({ ids }: { ids: readonly number[] }) {
  const text = useText()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useSingleMutation({
    mutationFn: () => api.delete('/api/admin/setup/trial'),
    onSuccess: () => toastSuccess(text('admin.setup.trial.removed')),
    onError: (error) => toastFailure(text('admin.setup.trial.removeFailed', { why: describeFailure(error) })),
    onSettled: () => {
      setIsAsking(false)
      return queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <p className={styles.hint}>{text('admin.setup.trial.booked')}</p>
      <p className={styles.trials}>
        {ids.map((id) => (
          <Link key={id} to={`/admin/bookings/${id}`}>
            {text('admin.booking.number', { id })}
          </Link>
        ))}
      </p>
      <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
        {text('admin.setup.trial.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        title={text('admin.forms.remove.title')}
        description={text('admin.setup.trial.removing', { count: ids.length })}
        confirmLabel={text('admin.setup.trial.remove')}
        isBusy={remove.isPending}
        busyLabel={text('admin.forms.remove.deleting')}
      />
    </>
  )
}
