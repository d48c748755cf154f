import type { ReactNode } from 'react'
import styles from './key-move-status.module.css'

type KeyMoveStatusProps = { readonly isMoving: boolean; readonly children: ReactNode }

/** Tells what keys do with the thing they picked up, in sight wherever the page is scrolled to. */
export function KeyMoveStatus({ isMoving, children }: KeyMoveStatusProps) {
  return (
    <p role="status" className={styles.status} data-shown={isMoving}>
      {children}
    </p>
  )
}
