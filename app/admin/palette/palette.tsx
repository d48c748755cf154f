import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Found, FoundKind } from '#contract/operations/search.ts'
import type { Text } from '#domain/messages/text.ts'
import { useMay } from '../session/use-me.ts'
import styles from './palette.module.css'
import { useSearch } from './use-search.ts'

const ICONS: Readonly<Record<FoundKind, IconName>> = {
  booking: 'clipboard',
  customer: 'heart',
  invoice: 'printer',
  message: 'mail',
  place: 'chevron-right',
}

type Choice = {
  readonly key: string
  readonly icon: IconName
  readonly kind: string
  readonly title: string
  readonly subtitle: string
  readonly link: string
}

/** Finds anything, and leads there: by the keyboard alone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const say = useText()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [current, setCurrent] = useState<string>()
  const { found, isError, isFetching, typed } = useSearch(text)
  const actions = useActions()
  const choices = found ? found.map((one) => toChoice(one, say)) : text.trim() === '' ? actions : []
  const choose = (choice: Choice) => {
    onClose()
    void navigate(choice.link)
  }
  const isEmpty = found?.length === 0 && !isFetching
  return (
    <Dialog isOpen onClose={onClose} title={say('admin.palette.title')} size="2xl" closesOnBackdrop>
      <div className={styles.palette}>
        <Autocomplete.Root
          inline
          open
          items={choices}
          // The server has searched.
          filter={null}
          itemToStringValue={({ title }) => title}
          value={text}
          onValueChange={setText}
          autoHighlight="always"
          keepHighlight
          highlightItemOnHover={false}
          onItemHighlighted={(choice: Choice | undefined) => setCurrent(choice?.key)}
        >
          <Autocomplete.Input
            type="search"
            aria-label={say('admin.palette.label')}
            placeholder={say('admin.palette.placeholder')}
            autoComplete="off"
            enterKeyHint="go"
            maxLength={100}
            className={styles.field}
          />
          <Autocomplete.List aria-label={say('admin.palette.results')} className={styles.list}>
            {(choice: Choice) => (
              <Autocomplete.Item
                key={choice.key}
                value={choice}
                aria-selected={choice.key === current}
                className={styles.choice}
                onClick={() => choose(choice)}
              >
                <Icon name={choice.icon} />
                <span className={styles.names}>
                  <span className={styles.title}>{choice.title}</span>
                  {choice.subtitle !== '' && <span className={styles.subtitle}>{choice.subtitle}</span>}
                </span>
                <span className={styles.kind}>{choice.kind}</span>
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Root>
        <p role="status" className={styles.note}>
          {isError
            ? say('admin.palette.failed')
            : isEmpty
              ? say('admin.palette.none', { typed })
              : found
                ? ''
                : say('admin.palette.hint')}
        </p>
      </div>
    </Dialog>
  )
}

function toChoice({ kind, id, title, subtitle, link }: Found, text: Text): Choice {
  return {
    key: `${kind} ${id}`,
    icon: ICONS[kind],
    kind: text(`admin.palette.kinds.${kind}`),
    title,
    subtitle,
    link,
  }
}

/** What can be done from anywhere. */
function useActions(): Choice[] {
  const say = useText()
  const may = useMay()
  const action = (icon: IconName, title: string, link: string): Choice => ({
    key: link,
    icon,
    kind: say('admin.palette.do'),
    title,
    subtitle: '',
    link,
  })
  return [
    ...(may('bookings:write')
      ? [
          action('plus', say('admin.palette.newBooking'), '/admin/bookings?new'),
          action('mail', say('admin.palette.sendLink'), '/admin/bookings?owed'),
        ]
      : []),
    ...(may('calendar') ? [action('calendar', say('admin.palette.closeDay'), '/admin/availability')] : []),
  ]
}
