import type { themes } from '#server/foundation/database/schema/all-tables.ts'

type StarterTheme = Pick<
  typeof themes.$inferInsert,
  'id' | 'name' | 'description' | 'pricePerTeepeeCents' | 'featured'
> & {
  /** The prefix of its picture files. */
  readonly pictures: string
  readonly extras: readonly string[]
}

/** What every party includes, whatever its theme. */
export const ALWAYS_INCLUDED = [
  'A teepee for every 2-3 children',
  'Cushions, rugs and cozy bedding',
  'Fairy lights in every teepee',
  'Setup in your home and collection the next day',
]

export const STARTER_THEMES: readonly StarterTheme[] = [
  {
    id: 1,
    name: 'Boho Blossom',
    pictures: 'boho-blossom',
    pricePerTeepeeCents: 7500,
    featured: true,
    description:
      'Cream canvas, dried pampas grass and blush blossoms, with woven rugs underfoot and soft golden light. A calm, grown-up look for children who love flowers and whispering until midnight.',
    extras: ['Pampas grass and paper blossoms', 'Woven rugs and knitted throws', 'Wooden breakfast trays'],
  },
  {
    id: 2,
    name: 'Bunny Garden',
    pictures: 'bunny-garden',
    pricePerTeepeeCents: 7000,
    featured: true,
    description:
      'Little rabbits among spring green leaves, gingham cushions and baskets of felt carrots. Gentle and playful, and a favorite for first sleepovers.',
    extras: ['Bunny cushions and a felt garden', 'Gingham bedding', 'Leaf garlands over every teepee'],
  },
  {
    id: 3,
    name: 'Blue Skies & Dreams',
    pictures: 'blue-skies-and-dreams',
    pricePerTeepeeCents: 7000,
    featured: true,
    description:
      'Float off to sleep among paper clouds, hot-air balloons and soft blue stripes. Airy and bright by day, and a starry sky once the lights are on.',
    extras: [
      'Hanging clouds and hot-air balloons',
      'Sky-blue striped bedding',
      'A star light for the ceiling',
    ],
  },
  {
    id: 4,
    name: 'Garden of Dreams',
    pictures: 'garden-of-dreams',
    pricePerTeepeeCents: 8000,
    featured: true,
    description:
      'A night garden under the moon: deep green leaves, glowing flowers and fireflies that twinkle until the last guest has fallen asleep.',
    extras: ['Leafy arches with glowing flowers', 'Firefly lights', 'Velvet cushions in moss and plum'],
  },
  {
    id: 5,
    name: 'Under the Sea',
    pictures: 'under-the-sea',
    pricePerTeepeeCents: 7500,
    featured: false,
    description:
      'Turquoise waves, paper jellyfish and shells that shimmer in the lamplight. For mermaids, divers and everybody who would rather sleep on the ocean floor.',
    extras: ['Paper jellyfish and coral', 'Shell cushions', 'Rippling water light'],
  },
  {
    id: 6,
    name: 'Custom Theme',
    pictures: 'custom-theme',
    pricePerTeepeeCents: 9000,
    featured: false,
    description:
      'Tell us what your child is dreaming of and we will build it: colors, characters, a favorite book or a far-away place. We call you to plan the details. A custom design may carry an extra design fee, which we agree on before we begin.',
    extras: [
      'A design made for your party',
      'A planning call with our stylist',
      'Decorations in your colors',
    ],
  },
  {
    id: 7,
    name: 'Love & Glow',
    pictures: 'love-and-glow',
    pricePerTeepeeCents: 7500,
    featured: false,
    description:
      'Paper hearts, rosy lanterns and a warm pink glow. Made for best friends, Valentine birthdays and long talks under the canvas.',
    extras: ['Paper lanterns and heart garlands', 'Rose and ruby cushions', 'Glow lights in every teepee'],
  },
  {
    id: 8,
    name: 'Rose Garden',
    pictures: 'rose-garden',
    pricePerTeepeeCents: 8000,
    featured: false,
    description:
      'Climbing roses, lace-trimmed canvas and tea-party trays. As pretty as an old storybook, and as soft as it looks.',
    extras: ['Climbing paper roses', 'Lace-trimmed teepees', 'Tea-party trays'],
  },
]
