import { createContext, type ReactNode, use } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import sheetUrl from './icons.svg?url&no-inline'

export type IconName =
  | 'bell'
  | 'box'
  | 'calendar'
  | 'camera'
  | 'card'
  | 'chart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'clipboard'
  | 'clock'
  | 'copy'
  | 'cross'
  | 'dashboard'
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
  | 'printer'
  | 'refresh'
  | 'reply'
  | 'search'
  | 'settings'
  | 'sparkles'
  | 'star'
  | 'star-outline'
  | 'tag'
  | 'teepee'
  | 'tiktok'
  | 'trash'
  | 'truck'
  | 'upload'
  | 'users'
  | 'warning'

export type InlineIcon = { readonly attributes: Readonly<Record<string, string>>; readonly shapes: ReactNode }

/** For pages that inline their icons; elsewhere all come from one sprite. */
export const InlineIconsContext = createContext<Readonly<Record<string, InlineIcon>>>({})

/**
 * As large as the text beside it and in its color. Decorative: the text beside it, or a label, has the
 * meaning.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const drawn = use(InlineIconsContext)[name]
  if (drawn)
    return (
      <svg {...drawn.attributes} className={classNames(styles.icon, className)} aria-hidden="true">
        {drawn.shapes}
      </svg>
    )
  return (
    <svg className={classNames(styles.icon, className)} aria-hidden="true" focusable="false">
      <use href={`${sheetUrl}#${name}`} />
    </svg>
  )
}
