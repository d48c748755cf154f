import type { Spot } from './tents.ts'

interface Angles {
  closeUp: Spot
  night: readonly Spot[]
}

const FRONT: Spot = { x: 800, y: 918, scale: 1.3, facing: 0.55 }
const FROM_THE_LEFT: Spot = { x: 620, y: 930, scale: 1.24, turned: 'right' }
const FROM_THE_RIGHT: Spot = { x: 970, y: 930, scale: 1.24, turned: 'left' }

const ROUND_THE_RUG: Spot[] = [
  { x: 330, y: 900, scale: 0.96, facing: 0.7 },
  { x: 800, y: 838, scale: 0.8 },
  { x: 1270, y: 900, scale: 0.96, facing: -0.7 },
]
const FACE_TO_FACE: Spot[] = [
  { x: 300, y: 930, scale: 1.02, turned: 'right' },
  { x: 1300, y: 930, scale: 1.02, turned: 'left' },
]
const SIDE_BY_SIDE: Spot[] = [
  { x: 420, y: 890, scale: 1, facing: 0.5 },
  { x: 1180, y: 890, scale: 1, facing: -0.5 },
]
const SLANTING_ROW: Spot[] = [
  { x: 1330, y: 950, scale: 1, turned: 'left' },
  { x: 960, y: 846, scale: 0.76, turned: 'left' },
  { x: 680, y: 786, scale: 0.58, turned: 'left' },
]
const ARC_OF_FOUR: Spot[] = [
  { x: 292, y: 900, scale: 0.86, facing: 0.75 },
  { x: 633, y: 830, scale: 0.72, facing: 0.4 },
  { x: 967, y: 830, scale: 0.72, facing: -0.4 },
  { x: 1308, y: 900, scale: 0.86, facing: -0.75 },
]
const ALONE: Spot[] = [{ x: 800, y: 920, scale: 1.16, facing: 0.5 }]

/** From where a theme is seen in the pictures that are laid out alike; the slug says which. */
const ANGLES: Readonly<Record<string, Angles>> = {
  'boho-blossom': { closeUp: FROM_THE_RIGHT, night: FACE_TO_FACE },
  'bunny-garden': { closeUp: FRONT, night: ROUND_THE_RUG },
  'blue-skies-and-dreams': { closeUp: { ...FRONT, facing: -0.55, dress: 1 }, night: ARC_OF_FOUR },
  'garden-of-dreams': { closeUp: FROM_THE_LEFT, night: SIDE_BY_SIDE },
  'under-the-sea': { closeUp: FRONT, night: ROUND_THE_RUG },
  'custom-theme': { closeUp: FROM_THE_LEFT, night: SLANTING_ROW },
  'love-and-glow': { closeUp: FROM_THE_RIGHT, night: ALONE },
  'rose-garden': { closeUp: { ...FRONT, facing: -0.55, dress: 1 }, night: SIDE_BY_SIDE },
}

export function getAngles(slug: string): Angles {
  const angles = ANGLES[slug]
  if (!angles) throw new Error(`No angles are chosen for ${slug}`)
  return angles
}
