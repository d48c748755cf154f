import { useCallback, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Palette } from './palette.tsx'
import styles from './search-button.module.css'
import { useAdminKeys } from './use-admin-keys.ts'

/** Opens the palette, like Ctrl+K and `/`; `?` lists the shortcuts. */
export function SearchButton() {
  const text = useText()
  const [open, setOpen] = useState<'search' | 'help'>()
  const onSearch = useCallback(() => setOpen('search'), [])
  const onHelp = useCallback(() => setOpen('help'), [])
  const close = () => setOpen(undefined)
  useAdminKeys({ onSearch, onHelp })
  return (
    <>
      <Button
        icon="search"
        variant="quiet"
        size="sm"
        className={styles.button}
        aria-label={text('admin.palette.open')}
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <span className={styles.word}>{text('admin.palette.open')}</span>
      </Button>
      {open === 'search' && <Palette onClose={close} />}
      {open === 'help' && <KeysDialog onClose={close} />}
    </>
  )
}
