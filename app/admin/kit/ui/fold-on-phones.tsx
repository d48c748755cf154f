import { type ReactNode, useId, useState } from 'react'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './fold-on-phones.module.css'

type FoldOnPhonesProps = {
  title: string
  as: 'h2' | 'h3' | 'p'
  /** Of the title. */
  titleClass?: string | undefined
  /** What is inside, in a few words. */
  note?: ReactNode
  /** Stands for the title and the note, where they have no room. */
  icon?: IconName
  /** On wide screens the content stands there without its title. */
  isPhoneTitle?: boolean
  className?: string | undefined
  children: ReactNode
}

/** In sight on wide screens, one tap away on phones. What is inside stays as it is while a screen is turned. */
export function FoldOnPhones(props: FoldOnPhonesProps) {
  const { title, as: Title, titleClass, note, icon, isPhoneTitle = false, className, children } = props
  const isWide = useIsWide('48rem')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const words = (
    <>
      {title} {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
  return (
    <div className={classNames(styles.fold, className)} data-wide={isWide}>
      {isWide && !isPhoneTitle && <Title className={titleClass}>{title}</Title>}
      {!isWide && (
        <Title className={titleClass}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={icon ? styles.icon : styles.toggle}
            onClick={() => setIsOpen(!isOpen)}
          >
            {icon ? <span className="visually-hidden">{words}</span> : words}
            <Icon name={icon ?? 'chevron-down'} />
          </button>
        </Title>
      )}
      <div id={id} hidden={!isWide && !isOpen} className={styles.inside}>
        {children}
      </div>
    </div>
  )
}
