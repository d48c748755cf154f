import { balloonGarland } from './balloon-garland.ts'
import { breakfastTrays } from './breakfast-trays.ts'
import { craftKit } from './craft-kit.ts'
import { glowParty } from './glow-party.ts'
import { luxurySpa } from './luxury-spa.ts'
import { matchingPajamas } from './matching-pajamas.ts'
import { movieNight } from './movie-night.ts'
import { personalizedNameBanner } from './personalized-name-banner.ts'
import { popcornCart } from './popcorn-cart.ts'
import { smoresStation } from './smores-station.ts'

/** The picture of each add-on, by the name of its file. */
export const addons: Record<string, () => string> = {
  'movie-night': movieNight,
  'smores-station': smoresStation,
  'luxury-spa': luxurySpa,
  'breakfast-trays': breakfastTrays,
  'balloon-garland': balloonGarland,
  'personalized-name-banner': personalizedNameBanner,
  'craft-kit': craftKit,
  'popcorn-cart': popcornCart,
  'glow-in-the-dark-party': glowParty,
  'matching-pajamas': matchingPajamas,
}
