import { useCallback, useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Palette } from './palette.tsx'
import { PALETTE_WORDS } from './palette-words.ts'
import styles from './search-button.module.css'
import { useAdminKeys } from './use-admin-keys.ts'

/** Opens the palette, which Ctrl+K and `/` open as well; `?` shows the keys. */
export function SearchButton() {
  const words = useWords(PALETTE_WORDS)
  const [open, setOpen] = useState<'search' | 'help'>()
  const onSearch = useCallback(() => setOpen('search'), [])
  const onHelp = useCallback(() => setOpen('help'), [])
  const close = () => setOpen(undefined)
  useAdminKeys({ onSearch, onHelp })
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={styles.button}
        aria-label={words.open}
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <Icon name="search" />
        <span className={styles.word}>{words.open}</span>
      </Button>
      {open === 'search' && <Palette onClose={close} />}
      {open === 'help' && <KeysDialog onClose={close} />}
    </>
  )
}
