import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import { addAddonToDraft, choosePartyInDraft, setZipInDraft } from '#app/lib/draft/booking-draft-store.ts'
import { rememberZip } from '#app/lib/draft/known-zip.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import {
  type LinkedChoice,
  type LinkedOrder,
  OWN_MAIL,
  readChoiceLink,
  readOrderLink,
} from '#domain/booking/order/order-link.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { currentQuery } from './current-query.ts'
import { useReplaceAddress } from './replace-address.ts'

type Choice =
  | { readonly party: LinkedChoice }
  | { readonly order: Partial<LinkedOrder>; readonly token: string | null; readonly isOwnMail: boolean }
  | { readonly offer: string }

/** For links in emails, which few follow. If it does not load, the wizard starts without the choice. */
function fromMail<Props>(load: () => Promise<ComponentType<Props>>) {
  const orNothing = async (): Promise<ComponentType<Props>> => load().catch(() => () => null)
  return lazy(async () => ({ default: await orNothing() }))
}

const BookAgain = fromMail(async () => (await import('./book-again.tsx')).BookAgain)
const DraftFromOffer = fromMail(async () => (await import('./draft-from-offer.tsx')).DraftFromOffer)

/**
 * Moves a choice made on another page from the URL into the draft: `?theme=8&teepees=4&zip=33139`, `?addon=3`,
 * a past or emailed party, or a day offered to the waiting list.
 */
export function ChoiceFromAddress() {
  const [choice] = useState(readChoice)
  const isInBrowser = useIsInBrowser()
  if (!choice) return null
  if ('party' in choice) return <TakenChoice {...choice} />
  // The server rendered no boundary that React could find here.
  if (!isInBrowser) return null
  return (
    <Suspense fallback={null}>
      {'offer' in choice ? <DraftFromOffer token={choice.offer} /> : <BookAgain {...choice} />}
    </Suspense>
  )
}

function TakenChoice({ party }: { party: LinkedChoice }) {
  const { themeId } = party
  const { data: themes } = useQuery({ ...themesQuery, enabled: themeId !== undefined })
  const [isTaken, setTaken] = useState(false)
  const replaceAddress = useReplaceAddress()
  useEffect(() => {
    if (isTaken || (themeId !== undefined && !themes)) return
    setTaken(true)
    const { addonId, zipCode, numberOfTeepees, bookingDate } = party
    const theme = themes?.find(({ id, available }) => id === themeId && available)
    choosePartyInDraft({
      ...(theme && toDraftTheme(theme)),
      ...(numberOfTeepees !== undefined && { numberOfTeepees }),
      ...(bookingDate !== undefined && { bookingDate }),
    })
    if (addonId !== undefined) addAddonToDraft(addonId)
    if (zipCode !== undefined) {
      rememberZip(zipCode)
      setZipInDraft(zipCode)
    }
    if (window.location.search !== '') replaceAddress(window.location.pathname)
  }, [isTaken, themeId, party, themes, replaceAddress])
  return null
}

/** Pages are rendered for everyone, so the server has no choice to read. */
function readChoice(): Choice | null {
  const query = currentQuery()
  const offer = query.get('offer')
  if (offer) return { offer }
  const today = partyDayAt(new Date())
  const order = readOrderLink(query, today)
  if (order) return { order, token: query.get('again'), isOwnMail: query.has(OWN_MAIL) }
  const party = readChoiceLink(query, today)
  return Object.keys(party).length > 0 ? { party } : null
}
