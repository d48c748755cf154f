import type { HTMLAttributes } from 'react'
import { type Space, Stack } from '#app/ui/layout.tsx'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** Lifts a little on hover: for cards that are links. */
  lifts?: boolean
  isSelected?: boolean
  padding?: 'none' | 'md' | 'lg'
  /** Between its parts, one below the other. */
  gap?: Space
}

export function Card({
  as: Element = 'div',
  lifts,
  isSelected,
  padding = 'md',
  gap,
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
  const props = { ...rest, className: names }
  return gap === undefined ? <Element {...props} /> : <Stack as={Element} gap={gap} {...props} />
}
