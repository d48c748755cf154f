import type { ReactNode } from 'react'
import { Text } from '#app/ui/layout.tsx'
import { Drawing, type DrawingName } from '../pictures/drawing.tsx'
import styles from './empty-state.module.css'

type StateProps = {
  drawing?: DrawingName
  title?: ReactNode
  /** One sentence. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ drawing = 'themes', title, children, action }: StateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      {title !== undefined && (
        <Text as="h2" size="xl">
          {title}
        </Text>
      )}
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {action}
    </div>
  )
}

/** Says what failed to load, and what to do. Announced immediately. */
export function ErrorState(words: Omit<StateProps, 'drawing'>) {
  return (
    <div role="alert">
      <EmptyState drawing="error" {...words} />
    </div>
  )
}
