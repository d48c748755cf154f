import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiFailure } from '#app/lib/api-request.ts'
import { termsQuery } from '#app/lib/terms-query.ts'
import type { TermsVersion } from '#contract/terms-of-service.ts'

export type Agreement = ReturnType<typeof useAgreement>

/** Whether the customer agrees to the terms of service as they are now. `isAsked` is what is known of the site so far. */
export function useAgreement(isAsked: boolean) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...termsQuery, enabled: isAsked })
  const [isRefused, setRefused] = useState(false)
  // What another page has read is not asked for here.
  const terms = isAsked || isRefused ? data : undefined
  const [agreedVersion, setAgreedVersion] = useState<number>()
  const [isMissing, setMissing] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  const isAgreed = terms !== undefined && agreedVersion === terms.version

  const agree = (isTicked: boolean) => {
    setAgreedVersion(isTicked ? terms?.version : undefined)
    setMissing(false)
  }

  /** Whether nothing is left to agree to; otherwise says so at the checkbox and takes the focus there. */
  const isComplete = () => {
    // A text that could not be loaded comes with the server's refusal.
    if (!terms || isAgreed) return true
    setMissing(true)
    checkbox.current?.focus()
    return false
  }

  /** Shows what is to be agreed to now; whatever was agreed to before does not count for it. */
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

/** The terms that a refused request has to agree to, where that is why it was refused. */
export function termsOfRefusal(error: unknown): TermsVersion | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  const { code, terms } = error.response
  return code === 'terms_changed' && terms ? (terms as TermsVersion) : undefined
}
