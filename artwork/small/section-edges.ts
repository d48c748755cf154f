import { cloth, type Fabric } from '../paper/paint.ts'
import { circle, d, oval, path, repeat, stroke } from '../paper/shapes.ts'
import { INK } from './pieces.ts'

export const EDGE_SIZE = { width: 1440, height: 120 }

const hill =
  path('M0 70C220 10 420 20 700 62S1180 108 1440 44V120H0Z', '#ece6f8') +
  path('M0 92C260 40 520 60 780 88S1220 112 1440 72V120H0Z', '#fffaf3')

const PENNANTS: Fabric[] = [
  cloth('plain', '#ff8f7d', ''),
  cloth('plain', '#ffd98a', ''),
  cloth('plain', '#9fd8d2', ''),
  cloth('plain', '#cdbfe6', ''),
]

/** One pennant after the other along three swags. */
const scallop = repeat(
  3,
  (swag) =>
    repeat(9, (i) => {
      const share = (i + 0.5) / 9
      const x = swag * 480 + share * 480
      const y = 12 + 4 * 40 * share * (1 - share)
      return path(
        d`M${x - 21} ${y}H${x + 21}L${x} ${y + 44}Z`,
        PENNANTS[(swag * 9 + i) % 4]?.ground ?? '#ff8f7d',
      )
    }) + stroke(d`M${swag * 480} 12Q${swag * 480 + 240} 92 ${swag * 480 + 480} 12`, '#fffaf3', 5),
)

const lights = repeat(
  3,
  (swag) =>
    stroke(d`M${swag * 480} 8Q${swag * 480 + 240} 108 ${swag * 480 + 480} 8`, INK, 2) +
    repeat(9, (i) => {
      const share = (i + 0.5) / 9
      const x = swag * 480 + share * 480
      const y = 8 + 4 * 50 * share * (1 - share)
      return (
        circle(x, y + 10, 19, '#ffc857', 'opacity=".16"') +
        circle(x, y + 10, 11, '#ffc857', 'opacity=".3"') +
        oval(x, y + 11, 5, 7.6, '#ffdf94') +
        circle(x, y + 2, 3, INK)
      )
    }),
)

/** Edges between two sections of a page, by file name. */
export const sectionEdges: Record<string, string> = { hill, scallop, lights }
