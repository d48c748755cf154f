import { lettering } from '../paper/lettering.ts'
import { circle, place } from '../paper/shapes.ts'
import { DAY_MARK, mark, NIGHT_MARK } from './mark.ts'

export const LOGO_SIZE = { width: 400, height: 160 }

const INK = '#2c2140'

export const logo = (): string =>
  place(0, 0, mark(DAY_MARK)) +
  place(158, 72, lettering('Moonlit', 64, INK)) +
  place(158, 134, lettering('Teepees', 64, INK))

/** The mark on a night ground, for app icons; `margin` leaves room for round masks. */
export const icon = (corner: number, margin: number): string => {
  const scale = (160 - 2 * margin) / 160
  return (
    `<rect width="160" height="160" rx="${corner}" fill="#2c2048"/>` +
    circle(122, 118, 2.2, '#ffd98a') +
    circle(28, 34, 2, '#ffd98a') +
    circle(20, 120, 1.6, '#fff3e2') +
    place(margin, margin, mark(NIGHT_MARK), { scale })
  )
}
