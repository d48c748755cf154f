import { Autocomplete } from '@base-ui/react/autocomplete'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Found, FoundKind } from '#contract/operations/search.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { useCan } from '../session/use-me.ts'
import styles from './palette.module.css'

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

const NONE: readonly Choice[] = []

/** The command palette: finds and opens anything by keyboard. */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [current, setCurrent] = useState<string>()
  const { found, isError, isFetching, typed } = useSearch(query)
  const actions = useActions()
  const isBlank = query.trim() === ''
  const choices = useMemo(
    () => (found ? found.map((one) => toChoice(one, text)) : isBlank ? actions : NONE),
    [found, isBlank, actions, text],
  )
  // The input stays responsive; the results are deferred.
  const listed = useAfterPaint(choices, NONE)
  const choose = useStableCallback((choice: Choice) => {
    onClose()
    void navigate(choice.link)
  })
  const isEmpty = found?.length === 0 && !isFetching
  return (
    <Dialog onClose={onClose} title={text('admin.palette.title')} size="2xl" closesOnBackdrop isInstant>
      <Stack gap={3}>
        <Autocomplete.Root
          inline
          open
          items={listed}
          // The server has responded.
          filter={null}
          itemToStringValue={({ title }) => title}
          value={query}
          onValueChange={setQuery}
          autoHighlight="always"
          keepHighlight
          highlightItemOnHover={false}
          onItemHighlighted={(choice: Choice | undefined) => setCurrent(choice?.key)}
        >
          <Autocomplete.Input
            type="search"
            aria-label={text('admin.palette.label')}
            placeholder={text('admin.palette.placeholder')}
            autoComplete="off"
            enterKeyHint="go"
            maxLength={100}
            className={styles.field}
          />
          <Autocomplete.List aria-label={text('admin.palette.results')} className={styles.list}>
            {(choice: Choice) => (
              <ListedChoice
                key={choice.key}
                choice={choice}
                isCurrent={choice.key === current}
                onChoose={choose}
              />
            )}
          </Autocomplete.List>
        </Autocomplete.Root>
        <p role="status" className={styles.note}>
          {isError
            ? text('admin.palette.failed')
            : isEmpty
              ? text('admin.palette.none', { typed })
              : found
                ? ''
                : text('admin.palette.hint')}
        </p>
      </Stack>
    </Dialog>
  )
}

type ListedChoiceProps = { choice: Choice; isCurrent: boolean; onChoose: (choice: Choice) => void }

function PlainListedChoice({ choice, isCurrent, onChoose }: ListedChoiceProps) {
  return (
    <Autocomplete.Item
      value={choice}
      aria-selected={isCurrent}
      className={styles.choice}
      onClick={() => onChoose(choice)}
    >
      <Icon name={choice.icon} />
      <span className={styles.names}>
        <Text as="span" weight={600}>
          {choice.title}
        </Text>
        {choice.subtitle !== '' && (
          <Text as="span" size="sm" tone="soft">
            {choice.subtitle}
          </Text>
        )}
      </span>
      <span className={styles.kind}>{choice.kind}</span>
    </Autocomplete.Item>
  )
}

/** Memoized, so that it does not re-render on every keystroke. */
const ListedChoice = memo(PlainListedChoice)

function toChoice({ kind, id, title, subtitle, link }: Found, text: GetText): Choice {
  return {
    key: `${kind} ${id}`,
    icon: ICONS[kind],
    kind: text(`admin.palette.kinds.${kind}`),
    title,
    subtitle,
    link,
  }
}

/** The actions available everywhere. */
function useActions(): readonly Choice[] {
  const text = useText()
  const may = useCan()
  return useMemo(() => {
    const kind = text('admin.palette.do')
    const action = (icon: IconName, title: string, link: string) => ({
      key: link,
      icon,
      kind,
      title,
      subtitle: '',
      link,
    })
    const onBookings = [
      action('plus', text('admin.palette.newBooking'), '/admin/bookings?new'),
      action('mail', text('admin.palette.sendLink'), '/admin/bookings?money=owed'),
    ]
    const closeDay = action('calendar', text('admin.palette.closeDay'), '/admin/availability')
    return [...(may('bookings:write') ? onBookings : []), ...(may('calendar') ? [closeDay] : [])]
  }, [text, may])
}

const SHORTEST = 2
/** Debounces the search while the user is typing. */
const PAUSE_MILLISECONDS = 120

/** Returns the search results for a text, requested once typing pauses. */
function useSearch(text: string) {
  const typed = useDebounced(text.trim(), PAUSE_MILLISECONDS)
  const isLongEnough = typed.length >= SHORTEST
  const { data, isError, isFetching } = useQuery({
    ...apiQuery('/api/admin/search', { query: { q: typed } }),
    enabled: isLongEnough,
    // A new booking may have come in since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { found: isLongEnough ? data : undefined, isError, isFetching, typed }
}
