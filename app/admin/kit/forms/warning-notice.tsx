import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import styles from './warning-notice.module.css'

type WarningNoticeProps = ComponentProps<'div'> & {
  icon: IconName
  words: ReactNode
  /** Actions or further details. */
  children?: ReactNode
}

/** A warning to read before continuing, and what to do about it. */
export function WarningNotice({ icon, words, children, ...notice }: WarningNoticeProps) {
  return (
    <Stack {...notice} gap={3} className={styles.notice}>
      <p className={styles.words}>
        <Icon name={icon} />
        <span>{words}</span>
      </p>
      {children}
    </Stack>
  )
}
