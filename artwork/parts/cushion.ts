import { faint, shade, tint } from '../paper/color.ts'
import { ball, type Fabric, fabric } from '../paper/paint.ts'
import { lift, path, place, stroke } from '../paper/shapes.ts'

const PILLOW =
  'M-46-96C-20-88 20-88 46-96 54-98 58-92 54-84 48-60 48-36 54-10 58-2 54 4 46 2 20-4-20-4-46 2-54 4-58-2-54-10-48-36-48-60-54-84-58-92-54-98-46-96Z'
const HEART = 'M0 0C-22-18-56-38-54-66-52-92-18-98 0-72 18-98 52-92 54-66 56-38 22-18 0 0Z'

const dressed = (shape: string, look: Fabric, folds: string): string => {
  const dark = shade(look.ground, 0.55)
  return lift(
    3,
    path(shape, fabric(look)) +
      path(shape, ball(faint('#fff8e8', 0.42), faint(dark, 0.5))) +
      stroke(folds, faint(dark, 0.28), 3) +
      stroke(shape, faint(tint(look.ground, 0.5), 0.7), 1.5),
  )
}

/** A square cushion leaning upright, its lower edge on the origin. */
export const cushion = (size: number, look: Fabric): string =>
  place(
    0,
    0,
    dressed(PILLOW, look, 'M-50-90Q-40-82-36-72M50-90Q40-82 36-72M-48-6Q-40-14-34-20M48-6Q40-14 34-20'),
    { scale: size / 100 },
  )

export const heartCushion = (size: number, look: Fabric): string =>
  place(0, 0, dressed(HEART, look, 'M0-70Q2-60 0-50M-40-40Q-32-36-28-30'), { scale: size / 100 })
