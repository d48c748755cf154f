import { type FormEvent, useEffect, useRef, useState } from 'react'
import { saveDraft } from '#app/lib/booking-draft.ts'
import { Button } from '#app/ui/button.tsx'
import type { DetailsField } from '#domain/booking/details-rules.ts'
import { StepFrame } from '../step-frame.tsx'
import type { StepProps } from '../step-props.ts'
import { useSelectionCheck } from '../use-selection-check.ts'
import { detailsProblems } from '../wizard-steps.ts'
import { DetailsForm } from './details-form.tsx'

const FORM = 'details-form'
const SUBMIT_MILLISECONDS = 500

export function DetailsStep(props: StepProps) {
  const { draft, wizard } = props
  const checkSelection = useSelectionCheck(props)
  const [isSubmitting, afterPause] = usePause()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = detailsProblems(draft)
    if (Object.keys(problems).length > 0) return wizard.tell(problems)
    wizard.clear()
    if (checkSelection()) afterPause(() => wizard.moveTo(4))
  }
  const change = (field: DetailsField, value: string) => {
    saveDraft({ details: { ...draft.details, [field]: value } })
    wizard.forgive(field)
  }
  return (
    <StepFrame
      {...props}
      lead="Who is celebrating, and where do we set up?"
      action={
        <Button type="submit" form={FORM} size="lg" isBusy={isSubmitting} disabled={wizard.isMoving}>
          Next
        </Button>
      }
    >
      <DetailsForm
        id={FORM}
        draft={draft}
        problems={wizard.problems}
        onChange={change}
        onStartTime={(partyStartTime) => saveDraft({ partyStartTime })}
        onSubmit={submit}
      />
    </StepFrame>
  )
}

function usePause() {
  const [isPausing, setPausing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const afterPause = (then: () => void) => {
    setPausing(true)
    timer.current = setTimeout(() => {
      setPausing(false)
      then()
    }, SUBMIT_MILLISECONDS)
  }
  return [isPausing, afterPause] as const
}
