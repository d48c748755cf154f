/** Beside the box that nobody ticks for a family; kept with their consent. */
export const TEXT_CONSENT =
  'Text me about this party: booked, balance due, the day before, and when the crew is on its way. About 6 texts. Message and data rates may apply. Reply STOP to end them.'
