import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { BookLink } from '../book-link.tsx'
import styles from './mobile-menu.module.css'
import { isCurrent, MENU_LINKS } from './navigation.ts'

export function MobileMenu() {
  const id = useId()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useOutsidePress(place, isOpen, close)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    place.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape from the links inside
    <div ref={place} className={styles.menu} onKeyDown={closeOnEscape}>
      <IconButton
        icon={isOpen ? 'cross' : 'menu'}
        label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <nav id={id} aria-label="Menu" className={styles.sheet} hidden={!isOpen}>
        <ul role="list">
          {MENU_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.link}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
                onClick={close}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <BookLink className={buttonClass('primary', 'lg', true)} onClick={close}>
          Book Now
        </BookLink>
      </nav>
    </div>
  )
}

function useOutsidePress(place: { current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens anew whenever the menu opens or closes
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
}
