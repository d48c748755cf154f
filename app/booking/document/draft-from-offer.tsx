import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { EMPTY_DRAFT, toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { placeQuery } from '../place-query.ts'
import { useReplaceAddress } from './replace-address.ts'

/** Starts a draft with the day that was offered to a family on the waiting list. */
export function DraftFromOffer({ token }: { token: string }) {
  const { data: themes } = useQuery(themesQuery)
  const { data: place } = useQuery(placeQuery(token))
  const [isTaken, setTaken] = useState(false)
  const replaceAddress = useReplaceAddress()
  useEffect(() => {
    if (isTaken || !themes || !place) return
    setTaken(true)
    const { bookingDate, numberOfTeepees, themeId } = place
    const theme = themes.find(({ id }) => id === themeId)
    saveDraft({
      ...EMPTY_DRAFT,
      ...(theme && toDraftTheme(theme)),
      bookingDate,
      numberOfTeepees,
      offerToken: token,
    })
    replaceAddress(window.location.pathname)
  }, [isTaken, themes, place, token, replaceAddress])
  return null
}
