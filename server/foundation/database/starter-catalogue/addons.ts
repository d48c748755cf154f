import type { addons } from '#server/foundation/database/schema/all-tables.ts'

type StarterAddon = Pick<typeof addons.$inferInsert, 'name' | 'description' | 'priceCents' | 'priceUnit'> & {
  readonly picture: string
  readonly featured?: true
  readonly comingSoon?: true
}

export const STARTER_ADDONS: readonly StarterAddon[] = [
  {
    name: 'Movie Night',
    picture: 'movie-night',
    priceCents: 4500,
    featured: true,
    description:
      'A projector, a screen and speakers, set up in front of the teepees and ready to play. You choose the movie.',
  },
  {
    name: "S'mores Station",
    picture: 'smores-station',
    priceCents: 3500,
    featured: true,
    description:
      "A tabletop s'mores bar with marshmallows, chocolate and crackers for up to eight children, roasted over a little tabletop flame with one of your grown-ups beside it.",
  },
  {
    name: 'Breakfast Trays',
    picture: 'breakfast-trays',
    priceUnit: 'child',
    priceCents: 1200,
    description:
      'A wooden tray for one child with plate, cup and linen napkin, waiting next to the pillow in the morning.',
  },
  {
    name: 'Balloon Garland',
    picture: 'balloon-garland',
    priceCents: 6000,
    featured: true,
    description: 'A six-foot garland of balloons in the colors of your theme, hung above the teepees.',
  },
  {
    name: 'Personalized Name Banner',
    picture: 'personalized-name-banner',
    priceCents: 1800,
    description:
      'A felt banner with the birthday child’s name, yours to keep. Tell us the name under special requests.',
  },
  {
    name: 'Craft Kit',
    picture: 'craft-kit',
    priceUnit: 'child',
    priceCents: 1400,
    description: 'Beads, felt and paper for one child to make a dream catcher or a crown before bedtime.',
  },
  {
    name: 'Popcorn Cart',
    picture: 'popcorn-cart',
    priceCents: 5500,
    description: 'A little red-and-cream popcorn cart with corn and paper bags for the whole party.',
  },
  {
    name: 'Glow in the Dark Party',
    picture: 'glow-in-the-dark-party',
    priceCents: 4000,
    description: 'Glow sticks, glowing stars and a black light for an hour of dancing before pajamas.',
  },
  {
    name: 'Matching Pajamas',
    picture: 'matching-pajamas',
    priceUnit: 'child',
    priceCents: 2800,
    description:
      'Soft cotton pajamas for one child, in your theme’s colors. We ask for sizes when we call you.',
  },
  {
    name: 'Luxury Spa',
    picture: 'luxury-spa',
    priceUnit: 'child',
    priceCents: 2500,
    comingSoon: true,
    description:
      'Robes, foot baths, face masks and nail polish made for children, with an attendant who looks after everything.',
  },
]
