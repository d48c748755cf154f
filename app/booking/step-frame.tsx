import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './step-frame.module.css'
import { focusStepName, StepName } from './step-name.tsx'
import type { StepProps } from './step-props.ts'
import { SummaryPanel } from './steps/summary/summary-panel.tsx'
import { WaitingStep } from './waiting-step.tsx'

type StepFrameProps = StepProps & {
  lead: ReactNode
  /** The primary action, always visible in the summary. */
  action: ReactNode
  /** The step shows the price lines itself, so the summary shows only the total. */
  isSummaryInContent?: boolean
  children: ReactNode
}

/** The frame of every step: its content, and the summary with the button to continue. */
export function StepFrame(props: StepFrameProps) {
  const { draft, order, wizard, lead, action, isSummaryInContent = false, children } = props
  const text = useText()
  const content = useRef<HTMLDivElement>(null)
  useAttention(content, wizard)
  return (
    <div className={styles.frame}>
      <div ref={content} className={styles.content}>
        {wizard.isMoving ? (
          <WaitingStep words={text('booking.wizard.moving')} />
        ) : (
          <>
            {wizard.step === 1 && <StepName step={1} className={styles.title} />}
            <p className={styles.lead}>{lead}</p>
            {children}
          </>
        )}
      </div>
      <SummaryPanel draft={draft} order={order} action={action} isBrief={isSummaryInContent} />
    </div>
  )
}

/** The first control with an error, or its group. */
const FIRST_INVALID = '[aria-invalid="true"], fieldset[aria-describedby$="-error"]'

/**
 * Moves focus: after a refusal to the first invalid field; after a step change to the new step's title, so
 * that screen readers announce it.
 */
function useAttention(
  content: { current: HTMLElement | null },
  { attention, isMoving }: StepProps['wizard'],
) {
  useEffect(() => {
    if (attention === 0 || isMoving) return
    const problem = content.current?.querySelector<HTMLElement>(FIRST_INVALID)
    const control = problem?.querySelector<HTMLElement>('input:checked, input') ?? problem
    if (control) control.focus()
    else focusStepName()
    // The error of a calendar is below it, and together they are higher than some screens.
    if (control === problem) problem?.querySelector('[id$="-error"]')?.scrollIntoView({ block: 'nearest' })
  }, [content, attention, isMoving])
}
