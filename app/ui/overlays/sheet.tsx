import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './sheet.module.css'

type SheetProps = {
  head: ReactNode
  /** Buttons, the primary one last. They stay visible while the body scrolls. */
  foot?: ReactNode
  /** For a panel beside a list rather than a dialog over the page. */
  isDense?: boolean
  children?: ReactNode
}

/** The inside of a dialog or panel: its body scrolls between header and footer. */
export function Sheet({ head, foot, isDense = false, children }: SheetProps) {
  return (
    <div className={classNames(styles.sheet, isDense && styles.dense)}>
      {head}
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {foot !== undefined && foot !== null && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
