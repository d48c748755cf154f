import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { getSentence } from '#app/lib/api/api-request.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { currentQuery } from '../document/current-query.ts'
import { useReplaceAddress } from '../document/replace-address.ts'
import { type Step, stepPath } from '../wizard-steps.ts'

type HeldParty = {
  readonly isOpening: boolean
  /** The message above the step; undefined unless a held booking was opened, or could not be. */
  readonly sentence?: string | undefined
  /** Only if it could not be opened. */
  readonly tryAgain?: (() => void) | undefined
  /** Opens the booking with this reference. */
  readonly open: (reference: string) => void
}

type Failure = { readonly sentence: string; readonly step: Step }

/**
 * Opens a held booking for the family to check and pay: one by an AI assistant, `?held=MT-7K3F-9QXW-2M4D`, or their own
 * one of a closed tab.
 */
export function useHeldParty(step: Step): HeldParty {
  const [reference, open] = useReference()
  const [sentence, setSentence] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const queryClient = useQueryClient()
  const text = useText()
  const pathIn = usePathIn()
  const replaceAddress = useReplaceAddress()
  const onFailure = useEffectEvent((error: unknown) =>
    setFailure({ step, sentence: getSentence(error, text('booking.wizard.held.notOpened')) }),
  )
  useEffect(() => {
    if (!reference || failure !== undefined) return
    const openIt = async () => {
      const { openHeldParty } = await import('./open-held-party.ts')
      const opened = await openHeldParty(reference, queryClient, text)
      if (!opened) return
      setSentence(opened.sentence)
      replaceAddress(pathIn(stepPath(opened.step)))
    }
    openIt().catch(onFailure)
  }, [reference, failure, queryClient, text, pathIn, replaceAddress])
  // In another step, the family chooses another party: the held one must not replace it.
  const shown = failure?.step === step ? failure : undefined
  return {
    isOpening: reference !== '' && failure === undefined && sentence === undefined,
    sentence: shown?.sentence ?? sentence,
    tryAgain: shown && (() => setFailure(undefined)),
    open,
  }
}

/** Pages are rendered for everyone, so the reference exists only in the browser. */
function useReference() {
  const [reference, setReference] = useState('')
  useEffect(() => setReference(currentQuery().get('held') ?? ''), [])
  return [reference, setReference] as const
}
