import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'glow' | 'primary'

type BadgeProps = { tone?: Tone; className?: string | undefined; children: ReactNode }

/** A short label: 'Popular', 'Confirmed', '3'. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
}
