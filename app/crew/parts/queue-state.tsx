import { useCallback } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useStored } from '../queue/use-stored.ts'
import { useCrew } from '../session/crew-context.ts'
import styles from './queue-state.module.css'
import { useIsOnline } from './use-is-online.ts'

/** How much is waiting to be sent from this phone, on every screen. */
export function QueueState() {
  const text = useText()
  const { database, sendState, isClockWrong } = useCrew()
  const isOnline = useIsOnline()
  const count = useStored(
    useCallback(async () => {
      const of = (status: string) => [
        database.events.where('status').equals(status).count(),
        database.pictures.where('status').equals(status).count(),
      ]
      const [events = 0, pictures = 0] = await Promise.all(of('waiting'))
      const [refusedEvents = 0, refusedPictures = 0] = await Promise.all(of('refused'))
      return { waiting: events + pictures, refused: refusedEvents + refusedPictures }
    }, [database]),
  )
  const { waiting = 0, refused = 0 } = count ?? {}
  const isConnected = isOnline && sendState !== 'unreachable'
  const state = isConnected ? (waiting > 0 ? 'sending' : 'sent') : 'waiting'
  return (
    <p
      role="status"
      className={styles.state}
      data-state={refused > 0 ? 'refused' : state}
      // What waits must not be called sent before it has been counted.
      data-counted={count !== undefined}
    >
      <Icon name={refused > 0 ? 'warning' : ICONS[state]} />
      <span>
        {text(`crew.parts.${state}`, { count: waiting })}
        {refused > 0 && ` ${text('crew.parts.refused', { count: refused })}`}
        {isClockWrong && ` ${text('crew.parts.clockWrong')}`}
      </span>
    </p>
  )
}

const ICONS = { sending: 'refresh', sent: 'check', waiting: 'clock' } as const
