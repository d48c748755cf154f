const CONSENT_STEPS = ['given', 'withdrawn'] as const
export type ConsentStep = (typeof CONSENT_STEPS)[number]

const CONSENT_SOURCES = ['booking', 'waiting-list', 'own-page'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

type Permission = {
  /** The last step of its consent; undefined if it never gave any. */
  readonly lastStep: ConsentStep | undefined
  /** Whether it asked for no more texts and has not asked for them again since. */
  readonly isStopped: boolean
}

/**
 * Returns whether a number may be texted. Automatic texts need consent; a person's reply to a family does not. A number
 * that opted out gets neither until it sends START.
 */
export function mayText(
  { lastStep, isStopped }: Permission,
  text: { readonly isAutomatic: boolean },
): boolean {
  return !isStopped && (!text.isAutomatic || lastStep === 'given')
}
