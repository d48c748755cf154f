import type { ReactNode } from 'react'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './fold-on-phones.module.css'

type FoldOnPhonesProps = {
  heading: ReactNode
  /** What is inside, in a few words. */
  note?: ReactNode
  /** On wide screens the content stands there without its heading. */
  isPhoneHeading?: boolean
  /** Of what folds. */
  className?: string | undefined
  children: ReactNode
}

/** In sight on wide screens, one tap away on phones. */
export function FoldOnPhones({
  heading,
  note,
  isPhoneHeading = false,
  className,
  children,
}: FoldOnPhonesProps) {
  const isWide = useIsWide('48rem')
  if (isWide) {
    return (
      <>
        {!isPhoneHeading && heading}
        {children}
      </>
    )
  }
  return (
    <details className={classNames(styles.fold, className)}>
      <summary className={styles.summary}>
        {heading}
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
