import { useState } from 'react'
import { loadPath } from '#app/lib/api/api-request.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { ThemesFailure as Failure } from '#app/shared/themes-failure.tsx'

/** Shown in place of the themes if the server returned none; reloads the page once they are available. */
export function ThemesFailure() {
  const [error, setError] = useState(new Error('unavailable'))
  const retry = async () => {
    try {
      await loadPath(themesQuery.queryKey[0])
      window.location.reload()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
    }
  }
  return <Failure error={error} onRetry={retry} />
}
