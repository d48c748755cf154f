import { faint, shade, tint } from '../paper/color.ts'
import { ball, down } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { circle, lift, path, repeat, stroke } from '../paper/shapes.ts'

export type HairStyle = 'long' | 'curls' | 'bun' | 'short' | 'bob' | 'ponytail' | 'scarf' | 'crop'

const sheet = (shape: string, color: string): string =>
  lift(4, path(shape, down(tint(color, 0.14), shade(color, 0.14))))
const strands = (data: string, color: string): string => stroke(data, faint(tint(color, 0.45), 0.45), 5)

const curl = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  from: number,
  to: number,
  color: string,
  seed: string,
): string => {
  const random = seeded(seed)
  return lift(
    3,
    repeat(count, (_, share) => {
      const angle = from + (to - from) * share
      const far = random.between(0.78, 1.04)
      return circle(
        cx + Math.cos(angle) * rx * far,
        cy + Math.sin(angle) * ry * far,
        random.between(34, 52),
        ball(tint(color, 0.2), shade(color, 0.08)),
      )
    }),
  )
}

const BEHIND: Record<HairStyle, (color: string) => string> = {
  long: (color) =>
    sheet(
      'M230 380C210 200 320 160 400 160 480 160 590 200 570 380 600 520 620 620 590 720 520 760 470 720 400 720 330 720 280 760 210 720 180 620 200 520 230 380Z',
      color,
    ) + strands('M240 420Q220 560 236 700M560 420Q580 560 564 700', color),
  curls: (color) =>
    curl(400, 350, 190, 190, 44, Math.PI * 0.8, Math.PI * 2.2, color, 'back curls') +
    curl(400, 360, 130, 130, 24, Math.PI * 0.9, Math.PI * 2.1, color, 'inner curls'),
  bun: (color) =>
    lift(3, circle(400, 150, 78, ball(tint(color, 0.2), shade(color, 0.1)))) +
    strands('M360 130Q400 90 440 140M370 170Q410 200 440 160', color) +
    sheet('M244 400C226 220 320 176 400 176 480 176 574 220 556 400 540 460 260 460 244 400Z', color),
  short: (color) => sheet('M250 380C234 220 320 172 400 172 480 172 566 220 550 380Z', color),
  bob: (color) =>
    sheet(
      'M228 380C210 210 320 162 400 162 480 162 590 210 572 380 584 470 590 540 566 566 520 590 280 590 234 566 210 540 216 470 228 380Z',
      color,
    ),
  ponytail: (color) =>
    sheet('M500 240C620 200 670 320 640 470 620 560 580 620 560 640 580 540 560 460 520 400Z', color) +
    strands('M560 260Q640 360 590 560', color) +
    sheet('M250 390C232 214 320 170 400 170 480 170 568 214 550 390Z', color),
  scarf: (color) =>
    sheet(
      'M216 400C196 200 310 150 400 150 490 150 604 200 584 400 600 560 640 660 640 760 520 800 280 800 160 760 160 660 200 560 216 400Z',
      color,
    ) + strands('M236 520Q210 640 220 740M564 520Q590 640 580 740', color),
  crop: (color) => sheet('M258 350C246 220 320 184 400 184 480 184 554 220 542 350Z', color),
}

const FRONT: Record<HairStyle, (color: string) => string> = {
  long: (color) =>
    sheet(
      'M400 190C300 180 240 260 250 400 270 350 300 310 330 280 370 260 390 230 400 206 410 230 440 262 480 284 506 310 532 350 550 400 560 260 500 180 400 190Z',
      color,
    ) + strands('M380 206Q300 240 270 340M420 206Q500 240 530 340', color),
  curls: (color) => curl(400, 300, 138, 92, 15, Math.PI * 1.04, Math.PI * 1.96, color, 'front curls'),
  bun: (color) =>
    sheet(
      'M400 192C296 186 248 270 256 384 268 320 300 286 346 270 390 262 420 262 456 270 500 286 532 320 544 384 552 270 504 186 400 192Z',
      color,
    ) + strands('M400 200Q330 214 290 280M410 200Q470 214 510 280', color),
  short: (color) =>
    sheet(
      'M262 366C236 230 330 168 420 176 520 180 566 250 540 366 534 320 520 296 500 282 440 300 350 296 316 262 290 290 270 320 262 366Z',
      color,
    ) + strands('M330 240Q400 280 490 262M340 214Q420 250 510 240', color),
  bob: (color) =>
    sheet(
      'M400 186C300 176 226 260 244 470 262 440 262 360 290 310 350 316 420 300 460 250 490 300 534 340 540 470 574 440 566 180 400 186Z',
      color,
    ) + strands('M450 220Q400 290 300 292M460 226Q520 270 540 370', color),
  ponytail: (color) =>
    sheet(
      'M400 188C300 180 246 262 256 380 272 330 296 306 330 296 420 300 470 270 492 240 520 280 536 320 544 380 556 262 500 180 400 188Z',
      color,
    ) + strands('M480 220Q420 280 320 280', color),
  scarf: (color) =>
    sheet(
      'M400 176C290 170 230 260 236 420 226 560 236 640 300 690 360 724 440 724 500 690 564 640 574 560 564 420 570 260 510 170 400 176ZM400 240C470 240 524 280 526 380 526 480 470 554 400 554 330 554 274 480 274 380 276 280 330 240 400 240Z" fill-rule="evenodd',
      color,
    ) +
    strands(
      'M262 330Q300 230 400 214M540 330Q500 230 400 214M270 620Q400 700 530 610M290 650Q400 720 510 650',
      color,
    ),
  crop: (color) =>
    sheet(
      'M262 350C250 236 330 186 400 186 470 186 550 236 538 350 526 300 500 270 400 262 300 270 274 300 262 350Z',
      color,
    ) + strands('M310 240Q400 210 490 240', color),
}

export const hairBehind = (style: HairStyle, color: string): string => BEHIND[style](color)
export const hairInFront = (style: HairStyle, color: string): string => FRONT[style](color)
