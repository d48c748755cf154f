import { down, glow } from '../paper/paint.ts'
import { blend, blur, box, oval, path } from '../paper/shapes.ts'

/**
 * Darkens everything drawn so far, except where lights fall, and lets the lights bloom.
 * The darkness may be a fade, so that a bright sky stays as it is.
 */
export const nightfall = (
  darkness: string,
  lights: string,
  blooms: string,
  width = 1600,
  height = 1200,
): string =>
  blend('multiply', box(-30, -30, width + 60, height + 60, darkness) + blend('screen', lights)) +
  blend('screen', blooms)

/** What a teepee with its lights on throws onto itself, its bed and the floor. */
export const teepeeLight = (): string =>
  oval(0, 60, 460, 210, glow('#ffb974', 0.8)) +
  blur(14, path('M-180 4Q-90-270-12-540H12Q90-270 180 4Z', '#ffd39a', 'opacity=".72"')) +
  blur(
    5,
    path(
      'M0-446C-16-350-44-262-104-196-94-130-100-60-116 4L-150 170H150L116 4C100-60 94-130 104-196 44-262 16-350 0-446Z',
      '#fff0d2',
    ),
  )

/** The same for one that stands at an angle, its bed reaching to the lower right. */
export const turnedTeepeeLight = (): string =>
  oval(60, 60, 460, 210, glow('#ffb974', 0.8)) +
  blur(14, path('M-226-24Q-110-296-8-540H4Q110-260 206-36Q90 20-26 34Z', '#ffd39a', 'opacity=".72"')) +
  blur(6, path('M18-420Q4-300-12-180L22 30 40 70 206 150 366 104 196-40 176-150Q90-260 18-420Z', '#fff0d2'))

export const teepeeBloom = (): string =>
  oval(0, -150, 300, 360, glow('#ff9d4d', 0.34)) + oval(0, -140, 120, 210, glow('#ffdf9c', 0.35))

/** Moonlight from the window above the middle of the room, falling to the left. */
export const moonbeam = (): string =>
  blur(16, path('M700 160 906 160 1010 1010 420 1010Z', down('#aeb6ff38', '#aeb6ff00')))

export const drawLightPool = (x: number, y: number, radius: number): string =>
  oval(x, y, radius, radius * 0.9, glow('#ffc27a', 0.9))
