import { blueSkiesAndDreamsCover } from './blue-skies-and-dreams.ts'
import { bohoBlossomCover } from './boho-blossom.ts'
import { bunnyGardenCover } from './bunny-garden.ts'
import { customThemeCover } from './custom-theme.ts'
import { gardenOfDreamsCover } from './garden-of-dreams.ts'
import { loveAndGlowCover } from './love-and-glow.ts'
import { roseGardenCover } from './rose-garden.ts'
import { underTheSeaCover } from './under-the-sea.ts'

interface Cover {
  draw: () => string
  hour: 'day' | 'night'
}

/**
 * Each theme's first picture, by slug: no two share the location, the time of day or the number of teepees.
 */
export const covers: Readonly<Record<string, Cover>> = {
  'boho-blossom': { draw: bohoBlossomCover, hour: 'day' },
  'bunny-garden': { draw: bunnyGardenCover, hour: 'day' },
  'blue-skies-and-dreams': { draw: blueSkiesAndDreamsCover, hour: 'day' },
  'garden-of-dreams': { draw: gardenOfDreamsCover, hour: 'night' },
  'under-the-sea': { draw: underTheSeaCover, hour: 'day' },
  'custom-theme': { draw: customThemeCover, hour: 'day' },
  'love-and-glow': { draw: loveAndGlowCover, hour: 'night' },
  'rose-garden': { draw: roseGardenCover, hour: 'day' },
}
