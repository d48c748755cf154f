import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { type BookingDraft, themeOfDraft } from '#app/lib/draft/booking-draft.ts'
import { readDraft, saveDraft, startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { PastOrder } from '#domain/order/order-link.ts'
import { useBookingWords } from '../words/booking-words.ts'
import styles from './book-again.module.css'
import { useReplaceAddress } from './replace-address.ts'

/** Starts a draft with the party of a link, without its day, and names what is no longer offered. */
export function BookAgain({ order }: { order: Partial<PastOrder> }) {
  const { data: themes } = useQuery(themesQuery)
  const { data: addons } = useQuery(addonsQuery)
  const [sentence, setSentence] = useState<string>()
  const words = useBookingWords().wizard
  const replaceAddress = useReplaceAddress()
  const isInBrowser = useIsInBrowser()
  useEffect(() => {
    if (sentence !== undefined || !themes || !addons) return
    const { draft, missing } = toDraft(order, themes, addons)
    startNewDraft()
    saveDraft({ ...draft, details: { ...readDraft().details, ...getGuests(order) } })
    setSentence(getSentence(missing, words))
    replaceAddress(window.location.pathname)
  }, [sentence, order, themes, addons, words, replaceAddress])
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

type Offered = {
  readonly draft: Partial<BookingDraft>
  readonly missing: { readonly theme: boolean; readonly addons: number }
}

function toDraft(
  { themeId, numberOfTeepees, partyStartTime, addons: wanted = [] }: Partial<PastOrder>,
  themes: readonly Theme[],
  addons: readonly Addon[],
): Offered {
  const theme = themes.find(({ id, available }) => id === themeId && available)
  const offered = wanted.filter(({ addonId }) =>
    addons.some(({ id, available }) => id === addonId && available),
  )
  return {
    draft: {
      ...(theme && themeOfDraft(theme)),
      ...(numberOfTeepees !== undefined && { numberOfTeepees }),
      ...(partyStartTime && { partyStartTime }),
      addons: offered,
    },
    missing: { theme: !theme, addons: wanted.length - offered.length },
  }
}

function getSentence(
  { theme, addons }: Offered['missing'],
  words: ReturnType<typeof useBookingWords>['wizard'],
): string {
  const gone = [...(theme ? [words.themeGone] : []), ...(addons > 0 ? [words.addonsGone(addons)] : [])]
  return [words.sameAgain, ...gone].join(' ')
}

function getGuests({ guestCount }: Partial<PastOrder>) {
  return guestCount === undefined ? {} : { guestCount: String(guestCount) }
}
