import type { Spot } from './tents.ts'

interface Angles {
  closeUp: Spot
  night: readonly Spot[]
  table: TableAngle
}

/** How close the table is, the position of its center, and which teepees are behind it. */
interface TableAngle {
  x: number
  scale: number
  behind: readonly Spot[]
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
const ROW_TO_THE_RIGHT: Spot[] = [
  { x: 290, y: 950, scale: 1.04, turned: 'right' },
  { x: 690, y: 850, scale: 0.78, turned: 'right' },
  { x: 985, y: 790, scale: 0.6, turned: 'right' },
]
const HALF_CIRCLE: Spot[] = [
  { x: 225, y: 930, scale: 0.82, facing: 0.8 },
  { x: 500, y: 838, scale: 0.64, facing: 0.5 },
  { x: 800, y: 806, scale: 0.56 },
  { x: 1100, y: 838, scale: 0.64, facing: -0.5 },
  { x: 1375, y: 930, scale: 0.82, facing: -0.8 },
]
const ALONE: Spot[] = [{ x: 800, y: 920, scale: 1.16, facing: 0.5 }]

const IN_THE_MIDDLE: TableAngle = {
  x: 800,
  scale: 1,
  behind: [
    { x: 330, y: 700, scale: 0.92, facing: 0.6 },
    { x: 1270, y: 700, scale: 0.92, facing: -0.6 },
  ],
}
const ON_THE_LEFT: TableAngle = {
  x: 470,
  scale: 1.06,
  behind: [{ x: 1180, y: 800, scale: 1.16, facing: -0.6 }],
}
const ON_THE_RIGHT: TableAngle = {
  x: 1140,
  scale: 1.06,
  behind: [{ x: 420, y: 800, scale: 1.16, facing: 0.6 }],
}
const NEAR: TableAngle = {
  x: 800,
  scale: 1.24,
  behind: [
    { x: 190, y: 680, scale: 0.74, facing: 0.6 },
    { x: 1410, y: 680, scale: 0.74, facing: -0.6 },
  ],
}
const BEFORE_A_ROW: TableAngle = {
  x: 1120,
  scale: 0.96,
  behind: [
    { x: 150, y: 790, scale: 1.04, turned: 'right' },
    { x: 500, y: 720, scale: 0.8, turned: 'right' },
  ],
}
const BEFORE_A_ROW_TO_THE_LEFT: TableAngle = {
  x: 500,
  scale: 0.96,
  behind: [
    { x: 1450, y: 790, scale: 1.04, turned: 'left' },
    { x: 1100, y: 720, scale: 0.8, turned: 'left' },
  ],
}

/** The viewpoint of a theme's pictures that share a layout, depending on its slug. */
const ANGLES: Readonly<Record<string, Angles>> = {
  'boho-blossom': { closeUp: FROM_THE_RIGHT, night: FACE_TO_FACE, table: ON_THE_LEFT },
  'bunny-garden': { closeUp: FRONT, night: ROUND_THE_RUG, table: IN_THE_MIDDLE },
  'blue-skies-and-dreams': {
    closeUp: { ...FRONT, facing: -0.55, dress: 1 },
    night: ARC_OF_FOUR,
    table: BEFORE_A_ROW,
  },
  'garden-of-dreams': { closeUp: FROM_THE_LEFT, night: SIDE_BY_SIDE, table: ON_THE_RIGHT },
  'under-the-sea': { closeUp: FRONT, night: HALF_CIRCLE, table: NEAR },
  'custom-theme': { closeUp: FROM_THE_LEFT, night: SLANTING_ROW, table: BEFORE_A_ROW_TO_THE_LEFT },
  'love-and-glow': { closeUp: FROM_THE_RIGHT, night: ALONE, table: NEAR },
  'rose-garden': {
    closeUp: { ...FRONT, facing: -0.55, dress: 1 },
    night: ROW_TO_THE_RIGHT,
    table: ON_THE_RIGHT,
  },
}

export function getAngles(slug: string): Angles {
  const angles = ANGLES[slug]
  if (!angles) throw new Error(`No angles are chosen for ${slug}`)
  return angles
}
