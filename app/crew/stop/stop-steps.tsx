import type { ComponentType } from 'react'
import type { CrewStep } from '#domain/crew/crew-steps.ts'
import { CannotBeDone } from './cannot-be-done.tsx'
import { CashStep } from './cash-step.tsx'
import { ChecksStep } from './checks-step.tsx'
import { CountStep } from './count-step.tsx'
import { NoteStep } from './note-step.tsx'
import { PhotosStep } from './photos-step.tsx'
import { SignatureStep } from './signature-step.tsx'
import type { Visit } from './use-visit.ts'

type Step = ComponentType<{ readonly visit: Visit }>

/** The steps with a section of their own; the others are the primary action. */
const PLACES: Readonly<Partial<Record<CrewStep, Step>>> = {
  photo: PhotosStep,
  checked: ChecksStep,
  counted: CountStep,
  cash: CashStep,
  signed: SignatureStep,
}

/** The work to do there, and other things to report. */
export function StopSteps({ visit }: { readonly visit: Visit }) {
  const { state } = visit.progress
  return (
    <>
      {visit.isOpen &&
        visit.steps.map((step) => {
          const Place = PLACES[step]
          return Place && <Place key={step} visit={visit} />
        })}
      <NoteStep visit={visit} />
      {state !== 'done' && state !== 'skipped' && <CannotBeDone visit={visit} />}
    </>
  )
}
