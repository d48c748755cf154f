export const CONSENT_STEPS = ['given', 'withdrawn'] as const
export type ConsentStep = (typeof CONSENT_STEPS)[number]

export const CONSENT_SOURCES = ['booking', 'waiting-list', 'own-page'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

type Permission = {
  /** The last step of its consent; undefined if it never gave any. */
  readonly lastStep: ConsentStep | undefined
  /** Whether it asked for no more texts, and for none again since. */
  readonly isStopped: boolean
}

/**
 * Returns whether a number may get a text. What the site sends by itself needs consent; an answer by people to a family
 * does not. Who stopped texts gets neither, until START.
 */
export function mayText(
  { lastStep, isStopped }: Permission,
  text: { readonly isAutomatic: boolean },
): boolean {
  return !isStopped && (!text.isAutomatic || lastStep === 'given')
}
