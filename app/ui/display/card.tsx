import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** Lifts a little on hover: for cards that are links. */
  lifts?: boolean
  isSelected?: boolean
  padding?: 'none' | 'md' | 'lg'
}

export function Card({
  as: Element = 'div',
  lifts,
  isSelected,
  padding = 'md',
  className,
  ...rest
}: CardProps) {
  const names = classNames(
    styles.card,
    styles[padding],
    lifts && styles.lifts,
    isSelected && styles.selected,
    className,
  )
  return <Element {...rest} className={names} />
}
