import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
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
      {text('admin.setup.steps.try')}
    </a>
  )
}

function Start() {
  const text = useText()
  const start = useSingleMutation({
    mutationFn: () => api.post('/api/admin/setup/trial'),
    onSuccess: () => location.assign('/booking'),
    failed: (why) => text('admin.setup.trial.startFailed', { why }),
  })
  return (
    <>
      <p className={styles.hint}>{text('admin.setup.trial.hint')}</p>
      <Button size="sm" isBusy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {text('admin.setup.steps.try')}
      </Button>
    </>
  )
}

function Booked({ ids }: { ids: readonly number[] }) {
  const text = useText()
  const askToRemove = () =>
    confirm({
      title: text('admin.forms.remove.title'),
      description: text('admin.setup.trial.removing', { count: ids.length }),
      confirmLabel: text('admin.setup.trial.remove'),
      busyLabel: text('admin.forms.remove.deleting'),
      run: () => api.delete('/api/admin/setup/trial'),
      done: text('admin.setup.trial.removed'),
      failed: (why) => text('admin.setup.trial.removeFailed', { why }),
      refreshes: {},
    })
  return (
    <>
      <p className={styles.hint}>{text('admin.setup.trial.booked')}</p>
      <Row as="p" gap={4} rowGap={2} marginTop={2} marginBottom={2} size="sm">
        {ids.map((id) => (
          <Link key={id} to={`/admin/bookings/${id}`}>
            {text('admin.booking.number', { id })}
          </Link>
        ))}
      </Row>
      <Button size="sm" variant="secondary" onClick={askToRemove}>
        {text('admin.setup.trial.remove')}
      </Button>
    </>
  )
}
