import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './keys-dialog.module.css'
import { PLACES_BY_KEY } from './use-admin-keys.ts'
import { LIST_KEYS } from './use-list-keys.ts'

/** The keyboard shortcuts that work everywhere in the admin. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog onClose={onClose} title={text('admin.palette.keys.title')} closesOnBackdrop>
      <Stack as="dl" gap={0}>
        <Key does={text('admin.palette.keys.search')}>
          <kbd>{text('admin.palette.keys.searchKey')}</kbd> {text('admin.palette.keys.or')} <kbd>/</kbd>
        </Key>
        {Object.entries(PLACES_BY_KEY).map(([letter, place]) => (
          <Key key={letter} does={text(`admin.places.tabs.${place}`)}>
            <kbd>g</kbd> {text('admin.palette.keys.afterwards')} <kbd>{letter}</kbd>
          </Key>
        ))}
        {Object.entries({ ...LIST_KEYS, Enter: 'open' } as const).map(([key, does]) => (
          <Key key={key} does={text(`admin.keys.${does}`)}>
            <kbd>{key === 'Enter' ? text('admin.palette.keys.openKey') : key}</kbd>
          </Key>
        ))}
        <Key does={text('admin.palette.keys.help')}>
          <kbd>?</kbd>
        </Key>
        <Key does={text('admin.palette.keys.close')}>
          <kbd>{text('admin.palette.keys.closeKey')}</kbd>
        </Key>
      </Stack>
    </Dialog>
  )
}

function Key({ does, children }: { does: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{children}</dt>
      <dd>{does}</dd>
    </div>
  )
}
