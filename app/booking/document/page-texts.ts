import type { PageInput, PageWithTexts } from '#app/lib/page/page-data.ts'
import type { PageHost } from '#contract/site/page-host.ts'
import { createText } from '#domain/foundation/messages/text.ts'
import { getPathLanguage } from '#domain/site/page-path.ts'

const EVERY_PAGE = ['booking.common', 'booking.wizard', 'party', 'problem', 'rules', 'ui']

/** The ids, or prefixes of them, of the texts that booking pages include; later steps of the wizard load theirs. */
export const TEXTS_OF = {
  wizard: [
    ...EVERY_PAGE,
    'booking.summary',
    'booking.day',
    'booking.party',
    'booking.fullDay',
    'booking.addons',
    'calendar.dayPassed',
    'price',
    'shared',
  ],
  success: [...EVERY_PAGE, 'booking.success', 'booking.confirmation', 'bookingFields', 'price'],
  own: [
    ...EVERY_PAGE,
    'booking.day',
    'booking.link',
    'booking.success',
    'booking.confirmation',
    'booking.payment',
    'bookingFields',
    'myBooking',
    'price',
    'statements',
    'consent',
  ],
  waiting: [...EVERY_PAGE, 'booking.link', 'waitingPlace'],
} as const

/** Adds the texts of a booking page, for the shell that the server renders. */
export function withTexts(
  page: PageInput,
  { pickTexts }: PageHost,
  kind: keyof typeof TEXTS_OF,
): PageWithTexts {
  return { ...page, texts: pickTexts(TEXTS_OF[kind]) }
}

/** Returns the texts for the <head> of these pages, which only the server needs. */
export function getTitles({ pathname }: PageInput, { pickTexts }: PageHost) {
  const text = createText(getPathLanguage(pathname), pickTexts(['pageTitles']))
  return {
    wizard: text('pageTitles.wizard'),
    success: text('pageTitles.success'),
    own: text('pageTitles.own'),
    waiting: text('pageTitles.waiting'),
    description: text('pageTitles.description'),
  }
}
