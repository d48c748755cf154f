import { type ReactNode, use, useCallback, useEffect, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { countKept } from '../queue/crew-database.ts'
import { useStored } from '../queue/use-stored.ts'
import { CrewContext, useCrew } from '../session/crew-context.ts'
import styles from './crew-screen.module.css'
import { useIsOnline } from './use-is-online.ts'

type CrewScreenProps = {
  readonly title: string
  /** A line above the title. */
  readonly above?: ReactNode
  /** Where the back arrow leads; without it there is no arrow. */
  readonly back?: string
  /** Beside the title. */
  readonly corner?: ReactNode
  /** The primary action, within reach of the thumb. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of each screen: the title, what is waiting to be sent, and the primary action within reach of the
 * thumb.
 */
export function CrewScreen({ title, above, back, corner, bar, children }: CrewScreenProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className={styles.screen}>
      <header data-ground="night" className={styles.header}>
        <div className={styles.row}>
          {back !== undefined && (
            <a href={`#${back}`} aria-label={text('crew.parts.back')} className={styles.corner}>
              <Icon name="chevron-left" />
            </a>
          )}
          <div className={styles.titles}>
            {above && <p className={styles.above}>{above}</p>}
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          </div>
          {corner}
        </div>
        {use(CrewContext) && <QueueState />}
      </header>
      <main className={styles.main}>{children}</main>
      {bar && <footer className={styles.bar}>{bar}</footer>}
    </div>
  )
}

/** How much is waiting to be sent from this phone, on every screen. */
function QueueState() {
  const text = useText()
  const { database, sendState, isClockWrong } = useCrew()
  const isOnline = useIsOnline()
  const count = useStored(
    useCallback(async () => {
      return {
        waiting: await countKept(database, 'waiting'),
        refused: await countKept(database, 'refused'),
      }
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
