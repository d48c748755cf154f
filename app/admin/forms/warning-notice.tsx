import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './warning-notice.module.css'

type WarningNoticeProps = ComponentProps<'div'> & {
  icon: IconName
  words: ReactNode
  /** What can be done, or what it is about. */
  children?: ReactNode
}

/** Something to know before going on, and what can be done about it. */
export function WarningNotice({ icon, words, children, ...notice }: WarningNoticeProps) {
  return (
    <div {...notice} className={styles.notice}>
      <p className={styles.words}>
        <Icon name={icon} />
        <span>{words}</span>
      </p>
      {children}
    </div>
  )
}
