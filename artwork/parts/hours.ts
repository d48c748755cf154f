import { across, down, glow } from '../paper/paint.ts'
import { blend, blur, box, d, oval, path, repeat } from '../paper/shapes.ts'

const washed = (paint: string, mode: 'soft-light' | 'multiply' | 'screen' = 'soft-light'): string =>
  blend(mode, box(-20, -20, 1640, 1240, paint))

/** A window's panes of sunlight lying on the floor; the corner nearest to the window is the origin. */
export const panes = (x: number, y: number, lean = 150, color = '#fff0c4'): string =>
  blend(
    'soft-light',
    blur(
      5,
      repeat(6, (i) => {
        const left = x + (i % 3) * 142 + Math.floor(i / 3) * lean
        const top = y + Math.floor(i / 3) * 124
        return path(d`M${left} ${top}h124l${lean * 0.88} 108h-124Z`, color)
      }),
    ),
  )

/** Slanting rays from the upper left corner. */
export const rays = (color: string, strength = 'aa'): string =>
  blend(
    'soft-light',
    blur(
      14,
      repeat(4, (i) =>
        path(
          d`M${-60 + i * 40} ${-40 + i * 10}L${380 + i * 330} 1240H${560 + i * 360}L${i * 46} -60Z`,
          down(`${color}${strength}`, `${color}00`),
        ),
      ),
    ),
  )

/** Early morning: pale light from the left, cool shadows to the right. */
export const morning = (): string =>
  washed(across('#fff3c488', '#fff6dc11', '#6f8fb444')) +
  blend('screen', oval(120, 150, 760, 620, glow('#ffe7a6', 0.26)))

/** The last hour of sun: amber from the side where it stands, plum in the shadows. */
export const goldenHour = (x: number, y: number): string =>
  washed(down('#ffa84a88', '#ffb86a44', '#7a3f6a77')) +
  blend('screen', oval(x, y, 720, 560, glow('#ff9d3e', 0.34))) +
  blend('soft-light', oval(x, y, 560, 480, glow('#ffd890', 0.6)))

/** Noon: nothing but clear light from above. */
export const noon = (): string => washed(down('#ffffffaa', '#ffffff22', '#7f9ab433'))
