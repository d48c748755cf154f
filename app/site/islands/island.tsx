import type { ReactNode } from 'react'
import styles from './island.module.css'
import type { IslandName } from './parts.ts'

type IslandProps = {
  name: IslandName
  props?: object
  /** Mounted at once rather than on first interaction. */
  isUrgent?: boolean
  children?: ReactNode
}

/**
 * A part of a document that React hydrates in the browser on demand: `children` is what the part of this name renders
 * with these props.
 */
export function Island({ name, props = {}, isUrgent = false, children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-urgent={isUrgent || undefined}
      className={styles.island}
    >
      {children}
    </div>
  )
}
