import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { StepFrame } from '#app/booking/step-frame.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { useAreaRefusal } from '#app/booking/use-area-refusal.ts'
import { useCityForZip } from '#app/booking/use-city-for-zip.ts'
import { useSelectionCheck } from '#app/booking/use-selection-check.ts'
import { detailsProblems, hasAny, type Problems, writeProblems } from '#app/booking/wizard-steps.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { cleanPhone } from '#domain/booking/order/typed-phone.ts'
import { toPlainCharacters } from '#domain/foundation/text/plain-characters.ts'
import { TeepeeAdvice } from '../party/teepee-advice.tsx'
import { DetailsForm } from './details-form.tsx'
import { TextConsent } from './text-consent.tsx'

/** If they fail to load, the server says what is missing. */
const OwnQuestions = lazy(() => import('./own-questions.tsx').catch(() => ({ default: () => null })))

const FORM = 'details-form'
const SUBMIT_MILLISECONDS = 500

export function DetailsStep(props: StepProps) {
  const text = useText()
  const { draft, wizard } = props
  const checkSelection = useSelectionCheck(props)
  const outsideArea = useAreaRefusal(draft)
  const withCity = useCityForZip()
  const { data: settings } = useQuery(siteSettingsQuery)
  const isAsked = settings?.asksQuestions || Object.keys(wizard.problems).some((each) => each.includes('.'))
  const unanswered = useRef<Problems>({})
  const [isSubmitting, afterPause] = usePause()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = {
      ...(outsideArea && { zipCode: outsideArea }),
      ...writeProblems(detailsProblems(draft), text),
      ...unanswered.current,
    }
    if (hasAny(problems)) return wizard.showProblems(problems)
    wizard.clear()
    if (checkSelection()) afterPause(() => wizard.moveTo(4))
  }
  const change = (field: DetailsField, value: string) => {
    const details = withCity(draft.details, field, clean(field, value))
    saveDraft({ details })
    wizard.clearProblem(field)
    if (details.city !== draft.details.city) wizard.clearProblem('city')
  }
  return (
    <StepFrame
      {...props}
      lead={text('booking.details.lead')}
      action={
        <Button type="submit" form={FORM} size="lg" isBusy={isSubmitting} disabled={wizard.isMoving}>
          {text('booking.common.next')}
        </Button>
      }
    >
      <DetailsForm
        id={FORM}
        texts={
          <TextConsent
            words={text('consent.texts')}
            isTicked={draft.wantsTexts === true}
            onTick={(wantsTexts) => saveDraft({ wantsTexts })}
          />
        }
        questions={
          isAsked && (
            <Suspense fallback={null}>
              <OwnQuestions draft={draft} wizard={wizard} unanswered={unanswered} />
            </Suspense>
          )
        }
        advice={<TeepeeAdvice {...props} />}
        draft={draft}
        problems={wizard.problems}
        onChange={change}
        onStartTime={(partyStartTime) => saveDraft({ partyStartTime })}
        onSubmit={submit}
      />
    </StepFrame>
  )
}

/** Takes away what looks right but no check recognizes, as it is typed, pasted or filled in. */
function clean(field: DetailsField, value: string): string {
  if (field === 'phone') return cleanPhone(value)
  return field === 'email' || field === 'zipCode' ? toPlainCharacters(value).trimStart() : value
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
