import type { Fabric } from '../paper/paint.ts'

/** The decoration of one teepee and its bed; a theme repeats a few of these along the row. */
interface Dress {
  canvas: Fabric
  lining: Fabric
  trim: string
  duvet: Fabric
  throw: string
  pillows: [Fabric, Fabric, Fabric]
  toy: string
}

interface WallGlow {
  x: number
  y: number
  radius: number
  color: string
}

/** Everything that makes a theme: colors, a wall and a few things of its own. */
export interface Theme {
  slug: string
  wall: string
  panel: string
  floor: string
  wood: string
  sheet: string
  green: string
  rug: [Fabric, Fabric, Fabric, Fabric]
  dresses: readonly Dress[]
  /** Drawn on the wall: 1600 wide, its lower 190 units hidden by the panels at 555. */
  mural: string
  /** Hung across the room in front of the wall. */
  overhead: string
  /** Crowns the tied poles, around the origin. */
  topper: string
  /** Stand on the floor at the left and the right; about 200 tall. */
  corners: [string, string]
  night: {
    /** The remaining light once the lamps are off. */
    darkness: string
    /** A window with the moon, for walls that have no sky of their own. */
    window: boolean
    /** Things on the wall that emit light. */
    glows: readonly WallGlow[]
  }
  table: {
    cloth: Fabric
    china: string
    accent: string
    icing: string
    drip: string
    crown: string
    /** Stands beside the cake, about 200 tall. */
    centerpiece: string
    treats: [string, string]
  }
}
