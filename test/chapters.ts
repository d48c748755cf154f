/**
 * The parts of the business, the same in every layer. Each may import those after it, but none before it.
 * docs/decisions/0027-chapters.md says what belongs to which.
 */
export const CHAPTERS = [
  'operations',
  'family',
  'site',
  'people',
  'money',
  'crew',
  'booking',
  'catalogue',
  'calendar',
  'foundation',
]
/** The layers in which the chapters keep this order. Screens of the admin only have no circles. */
export const ORDERED_LAYERS = ['server', 'domain', 'contract']
/** The folders beside the chapters. */
export const BESIDE_CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['wire'],
  'app/admin': ['kit', 'parts', 'shell'],
  'test/browser': ['axe'],
}
