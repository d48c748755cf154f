import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { addAddonToDraft, chooseThemeInDraft, readDraft, saveDraft } from '#app/lib/booking-draft-store.ts'
import { isZip, rememberZip } from '#app/lib/known-zip.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { type PastOrder, readOrderLink } from '#domain/booking/order-link.ts'
import { SameAgain } from './same-again.tsx'

type Choice = { readonly theme: number; readonly addon: number; readonly zip: string }

/**
 * Moves a choice made on a public page, `?theme=8`, `?addon=3` or `?zip=33139`, or a whole past party, from the address
 * into the draft.
 */
export function ChoiceFromAddress() {
  const [choice] = useState(readChoice)
  if (!choice) return null
  return 'order' in choice ? <SameAgain order={choice.order} /> : <TakenChoice {...choice} />
}

function TakenChoice({ theme: themeId, addon: addonId, zip }: Choice) {
  const { data: themes } = useQuery({ ...themesQuery, enabled: themeId > 0 })
  const [isTaken, setTaken] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    if (isTaken || (themeId > 0 && !themes)) return
    setTaken(true)
    const theme = themes?.find(({ id, available }) => id === themeId && available)
    if (theme)
      chooseThemeInDraft({ id: theme.id, name: theme.englishName ?? theme.name, price: theme.pricePerTeepee })
    if (addonId > 0) addAddonToDraft(addonId)
    if (zip !== '') {
      rememberZip(zip)
      saveDraft({ details: { ...readDraft().details, zipCode: zip } })
    }
    if (window.location.search !== '') navigate(window.location.pathname, { replace: true })
  }, [isTaken, themeId, addonId, zip, themes, navigate])
  return null
}

/** Pages are rendered for everyone: there is no choice on the server. */
function readChoice(): Choice | { readonly order: Partial<PastOrder> } | null {
  if (typeof window === 'undefined') return null
  const query = new URLSearchParams(window.location.search)
  const order = readOrderLink(query)
  if (order) return { order }
  const typedZip = query.get('zip') ?? ''
  const zip = isZip(typedZip) ? typedZip : ''
  const choice = { theme: Number(query.get('theme')), addon: Number(query.get('addon')), zip }
  return choice.theme > 0 || choice.addon > 0 || zip !== '' ? choice : null
}
