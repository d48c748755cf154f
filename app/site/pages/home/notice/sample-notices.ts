import type { Text } from '#domain/foundation/messages/text.ts'

/** Fictional families, and the number of what they did (`samples.notices.*`). */
const SAMPLES = [
  { id: 1, name: 'Sofia', location: 'Coral Gables' },
  { id: 2, name: 'Emily', location: 'Kendall' },
  { id: 3, name: 'Valeria', location: 'Miami Beach' },
  { id: 4, name: 'Jasmine', location: 'Aventura' },
  { id: 5, name: 'Nicole', location: 'Doral' },
  { id: 6, name: 'Hannah', location: 'Pinecrest' },
  { id: 7, name: 'Gabriela', location: 'Hialeah' },
  { id: 8, name: 'Megan', location: 'Homestead' },
] as const

/** Returns sample notices, used until there are real bookings. */
export function sampleNotices(text: Text) {
  return SAMPLES.map(({ id, name, location }) => ({
    id,
    name,
    action: text(`samples.notices.${id}.action`),
    time: text(`samples.notices.${id}.when`),
    location,
  }))
}
