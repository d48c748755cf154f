import type { ReactNode } from 'react'
import styles from './key-move-status.module.css'

type KeyMoveStatusProps = { readonly isMoving: boolean; readonly children: ReactNode }

/** Explains the keys while an item is picked up; visible at any scroll position. */
export function KeyMoveStatus({ isMoving, children }: KeyMoveStatusProps) {
  return (
    <p role="status" className={isMoving ? styles.status : 'visually-hidden'}>
      {children}
    </p>
  )
}
