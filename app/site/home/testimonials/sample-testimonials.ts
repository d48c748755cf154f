import type { Testimonial } from '#contract/testimonials.ts'

/** Enough voices for a carousel; below it, samples are added. */
const ENOUGH = 9

const SAMPLES: readonly [name: string, themeId: number, rating: number, comment: string][] = [
  [
    'Sofia R.',
    1,
    5,
    'The living room looked like a magazine, and the girls did not want to leave it until noon.',
  ],
  ['Daniel M.', 3, 5, 'They built everything in two hours and were kind to our very excited six-year-old.'],
  [
    'Camila T.',
    2,
    4.5,
    'The bunny cushions were the hit of the night. Soft, clean, and so many little details.',
  ],
  [
    'Ashley W.',
    4,
    5,
    'When the fireflies came on, eight children went completely quiet. I will never forget it.',
  ],
  ['Priya N.', 7, 5, 'Booking took me ten minutes on my phone after bedtime. No calls, no surprises.'],
  [
    'Monique L.',
    8,
    4.5,
    'The tea trays in the morning were a lovely touch. My mother wants one for her book club.',
  ],
  [
    'Jessica B.',
    5,
    5,
    'Our ocean floor came with paper jellyfish. Packed away the next day in half an hour.',
  ],
  ['Andrea G.', 6, 5, 'We asked for dinosaurs and planets in one room. They said yes, and it was perfect.'],
]

/** With fewer than nine, the eight samples follow. */
export function withSamples(testimonials: readonly Testimonial[]): readonly Testimonial[] {
  if (testimonials.length >= ENOUGH) return testimonials
  const samples = SAMPLES.map(([customerName, themeId, rating, comment], index) => ({
    id: -1 - index,
    customerName,
    themeId,
    rating,
    comment,
    customerImage: null,
    approved: true,
    createdAt: '2025-05-22T12:00:00.000Z',
  }))
  return [...testimonials, ...samples]
}
