import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import {
  addAddonToDraft,
  chooseThemeInDraft,
  readDraft,
  saveDraft,
} from '#app/lib/draft/booking-draft-store.ts'
import { isZip, rememberZip } from '#app/lib/draft/known-zip.ts'
import { type LinkedOrder, OWN_MAIL, readOrderLink } from '#domain/order/order-link.ts'
import { BookAgain } from './book-again.tsx'
import { currentQuery } from './current-query.ts'
import { DraftFromOffer } from './draft-from-offer.tsx'
import { useReplaceAddress } from './replace-address.ts'

type Party = { readonly theme: number; readonly addon: number; readonly zip: string }

type Choice =
  | Party
  | { readonly order: Partial<LinkedOrder>; readonly token: string | null; readonly isOwnMail: boolean }
  | { readonly offer: string }

/**
 * Moves a choice made on another page from the URL into the draft: `?theme=8`, `?addon=3`, `?zip=33139`, a
 * past or emailed party, or a day offered to the waiting list.
 */
export function ChoiceFromAddress() {
  const [choice] = useState(readChoice)
  if (!choice) return null
  if ('offer' in choice) return <DraftFromOffer token={choice.offer} />
  return 'order' in choice ? <BookAgain {...choice} /> : <TakenChoice {...choice} />
}

function TakenChoice({ theme: themeId, addon: addonId, zip }: Party) {
  const { data: themes } = useQuery({ ...themesQuery, enabled: themeId > 0 })
  const [isTaken, setTaken] = useState(false)
  const replaceAddress = useReplaceAddress()
  useEffect(() => {
    if (isTaken || (themeId > 0 && !themes)) return
    setTaken(true)
    const theme = themes?.find(({ id, available }) => id === themeId && available)
    if (theme) chooseThemeInDraft(theme)
    if (addonId > 0) addAddonToDraft(addonId)
    if (zip !== '') {
      rememberZip(zip)
      saveDraft({ details: { ...readDraft().details, zipCode: zip } })
    }
    if (window.location.search !== '') replaceAddress(window.location.pathname)
  }, [isTaken, themeId, addonId, zip, themes, replaceAddress])
  return null
}

/** Pages are rendered for everyone, so the server has no choice to read. */
function readChoice(): Choice | null {
  const query = currentQuery()
  const offer = query.get('offer')
  if (offer) return { offer }
  const order = readOrderLink(query)
  if (order) return { order, token: query.get('again'), isOwnMail: query.has(OWN_MAIL) }
  const typedZip = query.get('zip') ?? ''
  const zip = isZip(typedZip) ? typedZip : ''
  const choice = { theme: Number(query.get('theme')), addon: Number(query.get('addon')), zip }
  return choice.theme > 0 || choice.addon > 0 || zip !== '' ? choice : null
}
