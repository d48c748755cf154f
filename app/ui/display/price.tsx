import { classNames } from '../class-names.ts'
import styles from './price.module.css'

type PriceProps = {
  /** Already formatted: '$249.00'. */
  amount: string
  /** Shown small after it: '/teepee'. */
  suffix?: string
  size?: 'md' | 'lg'
  className?: string | undefined
}

export function Price({ amount, suffix, size = 'md', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, styles[size], className)}>
      {amount}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
    </span>
  )
}
