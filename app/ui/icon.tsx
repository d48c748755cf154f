import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import sheetUrl from './icons.svg?url&no-inline'

export type IconName =
  | 'bell'
  | 'calendar'
  | 'card'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'clock'
  | 'copy'
  | 'cross'
  | 'download'
  | 'drag-handle'
  | 'eye'
  | 'facebook'
  | 'filter'
  | 'half-star'
  | 'heart'
  | 'image'
  | 'info'
  | 'instagram'
  | 'lock'
  | 'logout'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'pencil'
  | 'phone'
  | 'pinterest'
  | 'plus'
  | 'refresh'
  | 'search'
  | 'settings'
  | 'sparkles'
  | 'star'
  | 'star-outline'
  | 'tag'
  | 'teepee'
  | 'tiktok'
  | 'trash'
  | 'upload'
  | 'users'
  | 'warning'

/** As large as the text beside it and as colourful. Decoration: words next to it or a label say what it means. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} aria-hidden="true" focusable="false">
      <use href={`${sheetUrl}#${name}`} />
    </svg>
  )
}
