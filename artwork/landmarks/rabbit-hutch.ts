import { faint, shade, tint } from '../paper/color.ts'
import { across, down } from '../paper/paint.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { paperBunny } from '../parts/animals.ts'

const CARROT = '#e8925a'

/** A carrot lying on its side, its leaves to the left, 110 long. */
export const carrot = (green: string): string =>
  lift(
    1.4,
    repeat(5, (i) =>
      stroke(
        d`M-34 0Q${-56} ${-10 + i * 5} ${-74 - (i % 2) * 10} ${-22 + i * 11}`,
        i % 2 ? green : shade(green, 0.16),
        5,
      ),
    ) +
      path(
        'M-38-15Q-20-20 6-12 40-4 62 2 40 12 8 15-20 20-38 14-46 0-38-15Z',
        down(tint(CARROT, 0.3), shade(CARROT, 0.08)),
      ),
  ) + stroke('M-22-14Q-18-8-20-2M0 14Q4 8 2 4M16-8Q20-4 18 0', faint(shade(CARROT, 0.4), 0.5), 2.4)

/** A carrot still in the ground: its leaves and its shoulder. */
const planted = (green: string): string =>
  repeat(7, (i) =>
    stroke(
      d`M0 -10Q${-14 + i * 5} -40 ${-36 + i * 12} ${-60 - (i % 3) * 12}`,
      i % 2 ? green : tint(green, 0.24),
      6,
    ),
  ) + path('M-15 4Q-18-14 0-15 18-14 15 4Z', down(tint(CARROT, 0.25), CARROT))

/** A row of carrots in dark earth, `count` of them. */
export const carrotBed = (count: number, green: string): string => {
  const half = count * 34
  return (
    lift(2, oval(0, 6, half + 26, 26, down('#a47a5c', '#835b45'))) +
    repeat(count, (i) =>
      place(-half + 34 + i * 68, (i % 2) * 6 - 2, planted(green), { tilt: -6 + (i % 3) * 6, scale: 0.9 }),
    )
  )
}

/** A rabbits' house on legs with a shingled roof, standing on the origin, 420 wide. */
export function rabbitHutch(wood: string, roof: string, trim: string): string {
  const plank = (y: number) => stroke(d`M-186 ${y}H186`, faint(shade(wood, 0.5), 0.35), 3)
  return [
    grounding(220, 34, 0.45),
    lift(
      3,
      box(-180, -90, 26, 94, across(tint(wood, 0.1), shade(wood, 0.3)), 5) +
        box(154, -90, 26, 94, across(tint(wood, 0.1), shade(wood, 0.3)), 5),
    ),
    lift(5, box(-190, -290, 380, 214, down(tint(wood, 0.24), wood), 8)),
    [-250, -210, -170, -130].map(plank).join(''),
    room(wood),
    door(wood, trim),
    gable(roof, trim),
    ramp(wood),
  ].join('')
}

/** The open half behind wire, with hay and somebody looking out. */
const room = (wood: string): string =>
  '<clipPath id="hutch"><rect x="-168" y="-266" width="196" height="166" rx="10"/></clipPath>' +
  `<g clip-path="url(#hutch)">${
    box(-170, -270, 200, 172, down(shade(wood, 0.62), shade(wood, 0.4))) +
    oval(-70, -190, 130, 90, '#ffdf9a33') +
    place(-84, -108, paperBunny('#f6e9d8'), { scale: 0.84 }) +
    place(6, -104, paperBunny('#c9a387'), { scale: 0.56, mirrored: true }) +
    repeat(22, (i) =>
      stroke(d`M${-176 + i * 10} -98l${-16 + ((i * 17) % 34)} -26`, i % 2 ? '#f0d28a' : '#dcb568', 5),
    )
  }</g>` +
  repeat(8, (i) => stroke(d`M${-160 + i * 26} -266V-100`, '#fff6e255', 2)) +
  repeat(6, (i) => stroke(d`M-168 ${-256 + i * 28}H28`, '#fff6e255', 2)) +
  lift(2, box(-170, -268, 200, 170, 'none', 10, `stroke="${tint(wood, 0.4)}" stroke-width="12"`))

const door = (wood: string, trim: string): string =>
  lift(2.4, box(50, -268, 122, 170, down(tint(trim, 0.35), trim), 8)) +
  stroke('M50-214H172M50-156H172', faint(shade(trim, 0.4), 0.4), 3) +
  path(
    'M111-196C94-212 74-200 80-184 84-172 100-164 111-154 122-164 138-172 142-184 148-200 128-212 111-196Z',
    shade(wood, 0.5),
  ) +
  circle(64, -182, 5, tint(wood, 0.5))

const gable = (roof: string, trim: string): string =>
  lift(
    5,
    path('M-226-280L-150-392H150L226-280Z', down(tint(roof, 0.1), shade(roof, 0.12))) +
      repeat(4, (row) =>
        repeat(11, (i) => {
          const half = 166 + row * 19
          const wide = (half * 2) / 11
          return path(
            d`M${-half + i * wide} ${-388 + row * 27}h${wide}v16q${-wide / 2} 22 ${-wide} 0Z`,
            down(tint(roof, (i + row) % 2 ? 0.3 : 0.16), (i + row) % 2 ? roof : shade(roof, 0.06)),
            `stroke="${shade(roof, 0.2)}" stroke-width="1.2"`,
          )
        }),
      ),
  ) + lift(2, box(-162, -402, 324, 18, down(tint(trim, 0.5), trim), 8))

const ramp = (wood: string): string =>
  lift(
    3,
    path('M62-92H150L214 26H108Z', down(wood, tint(wood, 0.3))) +
      repeat(5, (i) => stroke(d`M${74 + i * 9} ${-74 + i * 20}H${158 + i * 11}`, shade(wood, 0.3), 6)),
  )
