import type { PreparedData } from '#app/lib/query-client.ts'
import type { BookingPageName } from './booking-modules.ts'

/** The id of the element that the server fills with the page, and React takes over in the browser. */
export const PLACE_ID = 'booking-app'

/** The id of the element with what the page was rendered from, as JSON. */
export const CONTENTS_ID = 'booking-contents'

export type PageContents = {
  readonly page: BookingPageName
  readonly prepared: PreparedData['prepared']
}

/** A page as the server rendered it. */
export type RenderedPage = {
  readonly html: string
  readonly contents: PageContents
}
