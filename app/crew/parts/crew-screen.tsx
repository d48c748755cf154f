import { type ReactNode, use, useEffect, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CrewContext } from '../session/crew-context.ts'
import styles from './crew-screen.module.css'
import { QueueState } from './queue-state.tsx'

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
