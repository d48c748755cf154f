import { faint } from '../paper/color.ts'
import { path, place, stroke } from '../paper/shapes.ts'

const OUTLINE =
  'M-190 0Q-96-270-15-560M190 0Q96-270 15-560M-190 0Q-95 9 0 5 95 9 190 0M0-446C-16-350-44-262-104-196-94-130-100-60-116 4M0-446C16-350 44-262 104-196 94-130 100-60 116 4'
const POLES = 'M0-556-46-648M0-556 10-662M0-556 52-652'
const BED =
  'M-94-40H94L146 118V156H-146V118ZM-122 40H122M-70-40Q-92-96-50-118-6-112-8-44M8-44Q6-112 50-118 92-96 70-40'

/** A teepee as a child draws it with a crayon, 380 wide. */
export const drawnTeepee = (crayon: string, second: string): string =>
  stroke(OUTLINE, crayon, 7) +
  stroke('M-186 4Q-92-266-11-556M186 4Q92-266 11-556', faint(crayon, 0.4), 4) +
  stroke(POLES, second, 7) +
  stroke(BED, second, 6) +
  stroke('M-60-60Q0-96 60-60M-150-70-138-60M-128-160-116-150M150-70 138-60M128-160 116-150', crayon, 6)

/** Only what lies left of a brush's wavering edge, or right of it. */
export const drawPart = (content: string, side: 'left' | 'right', id: string): string => {
  const edge = 'L20-560-30-470 34-390-24-300 30-220-26-130 28-50-20 40 24 120-10 240'
  const way = side === 'left' ? -400 : 400
  return (
    `<clipPath id="${id}"><path d="M${way} -760L10 -760${edge}L${way} 240Z"/></clipPath>` +
    `<g clip-path="url(#${id})">${content}</g>`
  )
}

/** A wooden step ladder, standing on the origin, 520 tall. */
export const ladder = (wood: string, dark: string): string =>
  place(
    0,
    0,
    stroke('M70-500 150 0M40-500 10 0', dark, 14) +
      stroke('M30-60H136M34-180H118M38-300H100', dark, 8) +
      path('M20-524H100V-498H20Z', wood) +
      stroke('M30-500-70 0M84-500 70 0', wood, 18) +
      stroke('M-54-80H72M-34-180H74M-14-280H78M6-380H80', wood, 15),
  )
