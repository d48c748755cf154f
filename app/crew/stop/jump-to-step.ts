import type { CrewStep } from '#domain/crew/crew-steps.ts'

/** Returns the id of a step's section. */
export const toPlaceId = (step: CrewStep) => `step-${step}`

/** Scrolls to a step's section, and focuses what is to be done there. */
export function jumpToStep(step: CrewStep): void {
  const place = document.getElementById(toPlaceId(step))
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>(':is(input, button):enabled')?.focus({ preventScroll: true })
}
