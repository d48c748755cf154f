import { blueSkiesAndDreams } from './blue-skies-and-dreams.ts'
import { bohoBlossom } from './boho-blossom.ts'
import { bunnyGarden } from './bunny-garden.ts'
import { customTheme } from './custom-theme.ts'
import { gardenOfDreams } from './garden-of-dreams.ts'
import { loveAndGlow } from './love-and-glow.ts'
import { roseGarden } from './rose-garden.ts'
import type { Theme } from './theme.ts'
import { underTheSea } from './under-the-sea.ts'

export const themes: readonly Theme[] = [
  bohoBlossom,
  bunnyGarden,
  blueSkiesAndDreams,
  gardenOfDreams,
  loveAndGlow,
  roseGarden,
  underTheSea,
  customTheme,
]
