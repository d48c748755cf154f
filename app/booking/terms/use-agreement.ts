import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { termsQuery } from '#app/lib/api/terms-query.ts'
import type { TermsVersion } from '#contract/booking/terms-of-service.ts'

export type Agreement = ReturnType<typeof useAgreement>

/**
 * Whether the customer agrees to the current terms of service. `isAsked` is whether the site requires it, if
 * known.
 */
export function useAgreement(isAsked: boolean) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...termsQuery, enabled: isAsked })
  const [isRefused, setRefused] = useState(false)
  // Terms cached by another page are not shown here.
  const terms = isAsked || isRefused ? data : undefined
  const [agreedVersion, setAgreedVersion] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  const isAgreed = terms !== undefined && agreedVersion === terms.version

  const agree = (isTicked: boolean) => {
    setAgreedVersion(isTicked ? terms?.version : undefined)
    setMissing(false)
  }

  /**
   * Returns whether nothing remains to be agreed to; otherwise shows an error at the checkbox and focuses it.
   */
  const isComplete = () => {
    // If the text could not be loaded, the server's refusal includes it.
    if (!terms || isAgreed) return true
    setMissing(true)
    checkbox.current?.focus()
    return false
  }

  /** Shows the current terms; agreeing to an earlier version does not count. */
  const replace = useCallback(
    (current: TermsVersion) => {
      queryClient.setQueryData(termsQuery.queryKey, current)
      setRefused(true)
    },
    [queryClient],
  )

  return {
    terms,
    termsVersion: isAgreed ? agreedVersion : undefined,
    isAgreed,
    isMissing,
    agree,
    isComplete,
    replace,
    checkbox,
  }
}

/** Returns the terms from a refusal, if the request was refused for lack of agreement. */
export function readChangedTerms(error: unknown): TermsVersion | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  const { code, terms } = error.response
  return code === 'terms_changed' ? terms : undefined
}
