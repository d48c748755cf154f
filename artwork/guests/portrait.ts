import { faint, mix, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric, glow } from '../paper/paint.ts'
import { circle, lift, oval, path, stroke } from '../paper/shapes.ts'
import { type HairStyle, hairBehind, hairInFront } from './hair.ts'

export interface Guest {
  ground: string
  skin: string
  hair: string
  style: HairStyle
  clothes: Fabric
  collar: 'round' | 'shirt' | 'wrap'
  glasses?: boolean
  beard?: boolean
  earrings?: string
  brows?: string
  smile?: 'laughing' | 'gentle'
}

/** A friendly portrait cut from paper, in a square of 800. */
export function portrait(guest: Guest): string {
  return [
    `<rect x="-20" y="-20" width="840" height="840" fill="${down(tint(guest.ground, 0.35), guest.ground)}"/>`,
    circle(400, 360, 330, glow('#fff6e0', 0.6)),
    lift(4, circle(400, 430, 300, faint(tint(guest.ground, 0.5), 0.6))),
    hairBehind(guest.style, guest.hair),
    shoulders(guest),
    head(guest),
    features(guest),
    hairInFront(guest.style, guest.hair),
    guest.glasses ? glasses() : '',
  ].join('')
}

const shoulders = ({ clothes, skin, collar }: Guest): string => {
  const body = 'M110 840C110 690 190 640 300 622 340 640 460 640 500 622 610 640 690 690 690 840Z'
  const dark = shade(clothes.ground, 0.5)
  const neck = 'M338 520H462V610Q470 660 400 676 330 660 338 610Z'
  return (
    lift(
      6,
      path(body, fabric(clothes)) +
        path(body, across(faint(dark, 0.4), faint('#fff6e2', 0.2), faint(dark, 0.36))),
    ) +
    stroke('M230 720Q220 780 226 840M570 720Q580 780 574 840', faint(dark, 0.3), 7) +
    path(neck, down(shade(skin, 0.26), shade(skin, 0.08))) +
    COLLARS[collar](clothes)
  )
}

const COLLARS: Record<Guest['collar'], (clothes: Fabric) => string> = {
  round: ({ ground }) => lift(2, stroke('M322 612Q330 688 400 692 470 688 478 612', shade(ground, 0.12), 22)),
  shirt: ({ ground }) =>
    lift(2.4, path('M330 594 300 640 372 730 400 680ZM470 594 500 640 428 730 400 680Z', tint(ground, 0.4))) +
    stroke('M400 684V840', faint(shade(ground, 0.4), 0.5), 5) +
    circle(400, 750, 7, tint(ground, 0.6)),
  wrap: ({ ground }) =>
    lift(
      2.4,
      path(
        'M318 600Q340 690 452 800L520 800Q440 690 400 676 350 650 336 598ZM482 600Q470 660 412 690L380 672Q450 650 464 598Z',
        shade(ground, 0.14),
      ),
    ),
}

const head = ({ skin, earrings, style }: Guest): string =>
  (style === 'scarf'
    ? ''
    : lift(2, oval(258, 400, 26, 38, shade(skin, 0.06)) + oval(542, 400, 26, 38, shade(skin, 0.1)))) +
  lift(
    4,
    path(
      'M262 360C262 236 334 210 400 210 466 210 538 236 538 360 538 490 470 566 400 566 330 566 262 490 262 360Z',
      ball(tint(skin, 0.22), shade(skin, 0.08)),
    ),
  ) +
  (earrings ? circle(254, 446, 12, earrings) + circle(546, 446, 12, earrings) : '')

const features = ({ skin, hair, beard, brows, smile = 'laughing' }: Guest): string => {
  const line = shade(skin, 0.5)
  const brow = brows ?? shade(hair, 0.1)
  return [
    oval(312, 448, 36, 24, faint('#e8867c', 0.32)) + oval(488, 448, 36, 24, faint('#e8867c', 0.32)),
    beard
      ? lift(
          2,
          path(
            'M268 420C262 540 330 590 400 592 470 590 538 540 532 420 520 470 486 470 460 462 430 448 370 448 340 462 314 470 280 470 268 420Z',
            down(hair, shade(hair, 0.2)),
          ),
        )
      : '',
    stroke('M300 344Q326 326 356 340M444 340Q474 326 500 344', brow, 10),
    path(
      'M306 394Q330 364 354 394 342 410 330 410 318 410 306 394ZM446 394Q470 364 494 394 482 410 470 410 458 410 446 394Z',
      '#fffaf2',
    ),
    circle(331, 393, 14, '#3a2733') +
      circle(469, 393, 14, '#3a2733') +
      circle(336, 388, 4.5, '#ffffff') +
      circle(474, 388, 4.5, '#ffffff'),
    stroke('M302 392Q330 358 358 394M442 394Q470 358 498 392', '#3a2733', 7),
    stroke('M400 400Q388 440 392 448 400 456 412 450', faint(line, 0.55), 6),
    mouth(smile, skin),
  ].join('')
}

const mouth = (smile: 'laughing' | 'gentle', skin: string): string =>
  smile === 'laughing'
    ? path('M344 482Q400 504 456 482 446 536 400 538 354 536 344 482Z', '#8d3f48') +
      path('M350 486Q400 506 450 486 448 500 400 506 352 500 350 486Z', '#fffaf4') +
      path('M372 530Q400 508 428 530 414 540 400 540 386 540 372 530Z', '#e08a8a') +
      stroke('M338 478Q400 504 462 478', faint(shade(skin, 0.5), 0.7), 5)
    : path(
        'M352 488Q376 482 400 490 424 482 448 488 430 520 400 520 370 520 352 488Z',
        mix('#c4606a', skin, 0.25),
      ) +
      stroke('M346 486Q400 510 454 486', shade(mix('#8d3f48', skin, 0.2), 0.1), 6) +
      stroke('M334 474Q338 486 348 488M466 474Q462 486 452 488', faint(shade(skin, 0.5), 0.5), 5)

const glasses = (): string =>
  stroke(
    'M278 388A52 50 0 1 0 382 388 52 50 0 1 0 278 388ZM418 388A52 50 0 1 0 522 388 52 50 0 1 0 418 388ZM382 382Q400 370 418 382M278 384 256 376M522 384 544 376',
    '#5b3f4c',
    8,
  ) + stroke('M296 366 316 350M436 366 456 350', '#ffffffaa', 6)
