import { useEffect, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { SEARCH_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'

/** Waits, so that a half-typed name is not searched for. */
const TYPING_PAUSE_MS = 300

type SearchFieldProps = {
  search: string
  placeholder: string
  isLabelHidden?: boolean
  onSearch: (search: string) => void
}

/** A search field that fires once the user pauses typing. */
export function SearchField({ search, placeholder, isLabelHidden = false, onSearch }: SearchFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // Somebody else changed it: a view, or Back.
  if (search !== known) {
    setKnown(search)
    setTyped(search)
  }
  useEffect(() => {
    if (typed === search) return
    const pause = setTimeout(() => {
      setKnown(typed)
      onSearch(typed)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, search, onSearch])
  return (
    <TextField
      label={text('admin.lists.search')}
      type="search"
      placeholder={placeholder}
      maxLength={SEARCH_MAXIMUM_LENGTH}
      value={typed}
      isLabelHidden={isLabelHidden}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
