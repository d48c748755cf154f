import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure, findSentence } from '#app/lib/api/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDebounced } from '#app/lib/use-debounced.ts'
import { formatPrice, TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import { useFamilyChange } from '../use-family-change.ts'
import styles from './change-order.module.css'
import { ChangeOrderFields } from './change-order-fields.tsx'
import {
  changedParts,
  isWaitingFor,
  type OrderEdits,
  toOrderDraft,
  toWish,
  type WantedOrder,
} from './order-draft.ts'
import { PayForChange } from './pay-for-change.tsx'
import { ChangeNeedsPayment, sendOrderChange } from './send-order-change.ts'

type ChangeOrderProps = {
  readonly page: BookingPage
  readonly link: BookingPageLink
  /** A change that is already filled in. */
  readonly prepared?: OrderEdits
  readonly onClose: () => void
}

/**
 * Lets a family change its order: input, both statements side by side, then one tap, or a card payment if
 * something is due.
 */
export function ChangeOrder({ page, link, prepared = {}, onClose }: ChangeOrderProps) {
  const text = useText()
  const [edits, setEdits] = useState(prepared)
  const [isPaying, setPaying] = useState(false)
  const changeQuote = useChangeQuote({ page, link, edits })
  const { quote, wanted, error, isBusy, refetch } = changeQuote
  const change = useSendChange({ link, edits, changeQuote, onDone: onClose })
  const wait = useWaitForMore({ link, changeQuote, onDone: onClose })
  const isDue = quote !== undefined && Number(quote.dueNowAmount) > 0
  const unpriced = findSentence(error, text('myBooking.page.nothingChanged'))
  const failure = unpriced ?? change.failure ?? wait.failure ?? quote?.roomSentence
  if (isPaying && isDue) {
    const back = () => setPaying(false)
    return <PayForChange {...{ page, link, quote, wanted, refetch, onClose }} onBack={back} />
  }
  return (
    <Dialog
      onClose={onClose}
      size="3xl"
      title={text('myBooking.page.orderTitle')}
      description={describeChanges(page.orderChanges ?? {}, text)}
      footer={
        <Acts {...{ quote, wanted, isBusy, isDue, change, wait, onClose }} onPay={() => setPaying(true)} />
      }
    >
      <div className={styles.order}>
        <ChangeOrderFields
          page={page}
          link={link}
          draft={toOrderDraft(page.booking, edits)}
          problems={findProblems(error)}
          onChange={(part) => {
            setEdits({ ...edits, ...part })
            change.forget()
            wait.forget()
          }}
        />
        <Result quote={quote} isBusy={isBusy} failure={failure} waits={Boolean(page.waitsFor)} />
      </div>
    </Dialog>
  )
}

type ActsProps = Pick<ChangeQuote, 'quote' | 'wanted' | 'isBusy'> & {
  readonly isDue: boolean
  readonly change: ReturnType<typeof useSendChange>
  readonly wait: ReturnType<typeof useWaitForMore>
  readonly onPay: () => void
  readonly onClose: () => void
}

/** Keeps the order, or makes the change, leads to its payment, or waits for room. */
function Acts({ quote, wanted, isBusy, isDue, change, wait, onPay, onClose }: ActsProps) {
  const text = useText()
  const canGoOn = quote !== undefined && quote.roomSentence === undefined && !isBusy
  return (
    <>
      {quote && (
        <p className={styles.brief}>
          {formatPrice(quote.before)} → <strong>{formatPrice(quote.after)}</strong>
        </p>
      )}
      <Button variant="secondary" onClick={onClose}>
        {text('myBooking.page.keepOrder')}
      </Button>
      {quote?.canWait ? (
        <Button
          disabled={isBusy}
          isBusy={wait.isSending}
          busyLabel={text('myBooking.page.joining')}
          onClick={() => wait.send(wanted)}
        >
          {text('myBooking.page.waitForRoom')}
        </Button>
      ) : quote && isDue ? (
        <Button disabled={!canGoOn} onClick={onPay}>
          {text('myBooking.page.payAndChange', { amount: dollars(quote.dueNowAmount) })}
        </Button>
      ) : (
        <Button
          disabled={!canGoOn}
          isBusy={change.isSending}
          busyLabel={text('myBooking.page.changingOrder')}
          onClick={() => quote && change.send(quote)}
        >
          {text('myBooking.page.changeOrder')}
        </Button>
      )}
    </>
  )
}

type ResultProps = {
  readonly quote: ChangeQuote['quote']
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** The booking is on the waiting list for another order. */
  readonly waits: boolean
}

/** What the change means, or why there is none. */
function Result({ quote, isBusy, failure, waits }: ResultProps) {
  const text = useText()
  return (
    <div className={styles.result} aria-live="polite" aria-busy={isBusy}>
      <ActFailure>{failure}</ActFailure>
      {quote?.canWait && (
        <Text size="sm" tone="soft">
          {text('myBooking.page.waitWords')} {waits && text('myBooking.page.waitInstead')}
        </Text>
      )}
      {quote ? (
        <TwoStatements quote={quote} reader="family" />
      ) : (
        !failure && (
          <Text size="sm" tone="soft">
            {text('myBooking.page.orderWords')}
          </Text>
        )
      )}
    </div>
  )
}

/** Errors about single fields, by field name. */
function findProblems(error: Error | null): Readonly<Record<string, string>> {
  const errors = (error instanceof ApiFailure && error.response.errors) || []
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

/** Returns which parts of the order can be changed, and until when. */
function describeChanges(until: NonNullable<BookingPage['orderChanges']>, text: GetText): string {
  const kinds = (['more', 'addons', 'fewer'] as const).flatMap((kind) => {
    const day = until[kind]
    return day ? [text(`myBooking.page.orderKinds.${kind}`, { day })] : []
  })
  return kinds.length > 0
    ? text('myBooking.page.orderUntil', { kinds: kinds.join('. ') })
    : text('myBooking.page.orderWishes')
}

type Sending = Pick<QuoteRequest, 'link' | 'edits'> & {
  readonly changeQuote: ChangeQuote
  readonly onDone: () => void
}

function useSendChange({ link, edits, changeQuote: { wanted, refetch }, onDone }: Sending) {
  const text = useText()
  return useFamilyChange({
    link,
    request: async (seen: NonNullable<ChangeQuote['quote']>) => {
      const changed = await sendOrderChange({ link, wanted }, seen)
      if ('booking' in changed) return changed
      throw new ChangeNeedsPayment()
    },
    isMade: ({ booking }) => Object.keys(changedParts(booking, edits)).length === 0,
    done: text('myBooking.page.orderDone'),
    onDone,
    onFailed: refetch,
  })
}

/** Puts a booking on the waiting list for a bigger order that its day has no room for yet. */
function useWaitForMore({ link, changeQuote: { refetch }, onDone }: Omit<Sending, 'edits'>) {
  const text = useText()
  return useFamilyChange({
    link,
    request: (wanted: WantedOrder) =>
      api.post('/api/my-bookings/:reference/change-wait', { ...toPlaces(link), body: toWish(wanted) }),
    // No idempotency key needed: the server finds an existing entry for the same order.
    isMade: isWaitingFor,
    done: text('myBooking.page.joined'),
    onDone,
    // A place may have opened meanwhile: then the change can be made at once.
    onFailed: refetch,
  })
}

const PAUSE_MILLISECONDS = 300

type QuoteRequest = { readonly page: BookingPage; readonly link: BookingPageLink; readonly edits: OrderEdits }
type ChangeQuote = ReturnType<typeof useChangeQuote>

/** Both statements of a changed order, refetched whenever the order or the booking changes. */
function useChangeQuote({ page, link, edits }: QuoteRequest) {
  const wanted = changedParts(page.booking, edits)
  const wantedJson = JSON.stringify(wanted)
  const settledJson = useDebounced(wantedJson, PAUSE_MILLISECONDS)
  const settled: typeof wanted = JSON.parse(settledJson)
  const isChanged = Object.keys(wanted).length > 0
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['change-quote', link.reference, page.booking, settled],
    queryFn: () => api.post('/api/my-bookings/:reference/change-quote', { ...toPlaces(link), body: settled }),
    enabled: Object.keys(settled).length > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (earlier) => earlier,
  })
  return {
    wanted,
    isChanged,
    isBusy: isChanged && (isFetching || settledJson !== wantedJson),
    quote: isChanged && !error ? data : undefined,
    error: isChanged ? error : null,
    refetch,
  }
}
