import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { partyOffersQuery } from '#app/lib/api/party-offers-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { type BookingDraft, toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import { readDraft, saveDraft, startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { LinkedOrder } from '#domain/booking/order/order-link.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { stepPath } from '../wizard-steps.ts'
import styles from './book-again.module.css'
import { useReplaceAddress } from './replace-address.ts'

/** The page on which an order with a day and a family is held with one tap. */
const PAYMENT = 4

type BookAgainProps = {
  order: Partial<LinkedOrder>
  /** From an email link, which also knows the family and a day. */
  token: string | null
  /** The visitor emailed it to themselves: it is not a past party. */
  isOwnMail: boolean
}

/** Starts a draft with the party of a link, and names what is no longer offered. */
export function BookAgain({ order, token, isOwnMail }: BookAgainProps) {
  const { data: followed, isPending: isAsking } = useQuery(followedOrderQuery(token))
  const { data: themes } = useQuery(themesQuery)
  const { data: addons } = useQuery(addonsQuery)
  const { data: offers } = useQuery(partyOffersQuery)
  const [sentence, setSentence] = useState<string>()
  const text = useText()
  const pathIn = usePathIn()
  const replaceAddress = useReplaceAddress()
  const isInBrowser = useIsInBrowser()
  useEffect(() => {
    if (sentence !== undefined || !themes || !addons || !offers || (token !== null && isAsking)) return
    const { draft, missing } = toDraft(order, { themes, addons, ...offers })
    startNewDraft()
    const details = { ...readDraft().details, ...getDetails(order), ...followed?.details }
    saveDraft({ ...draft, details, bookingDate: followed?.bookingDate ?? order.bookingDate ?? '' })
    const isComplete = Boolean(followed?.bookingDate) && !missing.theme
    const asLinked = text(isOwnMail ? 'booking.wizard.asMailed' : 'booking.wizard.bookAgain')
    setSentence(isComplete ? text('booking.wizard.asChosen') : getSentence(asLinked, missing, text))
    replaceAddress(isComplete ? pathIn(stepPath(PAYMENT)) : window.location.pathname)
  }, [
    sentence,
    order,
    token,
    isOwnMail,
    followed,
    isAsking,
    themes,
    addons,
    offers,
    text,
    pathIn,
    replaceAddress,
  ])
  if (!isInBrowser) return null
  return (
    <div role="status">
      {sentence !== undefined && (
        <div className="page-width">
          <p className={styles.words}>{sentence}</p>
        </div>
      )}
    </div>
  )
}

/** Loaded once; if that fails, the wizard starts with the order alone. */
function followedOrderQuery(token: string | null) {
  return {
    queryKey: ['followed-order', token],
    queryFn: () => api.post('/api/follow-ups/open', { body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  }
}

type Catalogue = {
  readonly themes: readonly Theme[]
  readonly addons: readonly Addon[]
  readonly mostNights: number
}

type Offered = {
  readonly draft: Partial<BookingDraft>
  readonly missing: { readonly theme: boolean; readonly addons: number }
}

export function toDraft(order: Partial<LinkedOrder>, { themes, addons, mostNights }: Catalogue): Offered {
  const { themeId, numberOfTeepees, numberOfNights = 1, partyStartTime, addons: wanted = [] } = order
  const theme = themes.find(({ id, available }) => id === themeId && available)
  const offered = wanted.filter(({ addonId }) =>
    addons.some(({ id, available }) => id === addonId && available),
  )
  return {
    draft: {
      ...(theme && toDraftTheme(theme)),
      ...(numberOfTeepees !== undefined && { numberOfTeepees }),
      numberOfNights: Math.min(numberOfNights, mostNights),
      ...(partyStartTime && { partyStartTime }),
      addons: offered,
    },
    missing: { theme: !theme, addons: wanted.length - offered.length },
  }
}

function getSentence(asLinked: string, { theme, addons }: Offered['missing'], text: Text): string {
  const gone = [
    ...(theme ? [text('booking.wizard.themeGone')] : []),
    ...(addons > 0 ? [text('booking.wizard.addonsGone', { count: addons })] : []),
  ]
  return [asLinked, ...gone].join(' ')
}

function getDetails({ guestCount, zipCode }: Partial<LinkedOrder>) {
  return {
    ...(guestCount !== undefined && { guestCount: String(guestCount) }),
    ...(zipCode !== undefined && { zipCode }),
  }
}
