import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import styles from './menu.module.css'

type MenuProps = {
  /** What the button shows. */
  button: ReactNode
  /** The button's name, if it shows no words. */
  label?: string
  className?: string | undefined
  isDisabled?: boolean
  children: ReactNode
}

/** A button that opens a list of acts. */
export function Menu({ button, label, className, isDisabled, children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger
        className={classNames(buttonClass('secondary'), className)}
        aria-label={label}
        disabled={isDisabled}
      >
        {button}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={4} className={styles.place}>
          <BaseMenu.Popup data-ground="page" className={styles.menu}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export function MenuGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.name}>{name}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}

export function MenuItem({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item className={styles.option} onClick={onClick}>
      {children}
    </BaseMenu.Item>
  )
}
