import { useState } from 'react'
import { loadPath } from '#app/lib/api-request.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { ThemesFailure as Failure } from '#app/shared/themes-failure.tsx'
import { Island } from '../../islands/island.tsx'

/** In the place of the themes when the server had none to give. */
export function ThemesFailurePlace() {
  return (
    <Island name="themes-failure" isUrgent>
      <ThemesFailure />
    </Island>
  )
}

/** Once the themes can be had again, so can the page. */
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
