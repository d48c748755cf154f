import { faint, shade, tint } from '../paper/color.ts'
import { ball, down } from '../paper/paint.ts'
import { circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

/** A plush rabbit sitting, 150 tall. */
export const bunny = (fur: string, ribbon: string): string => {
  const deep = shade(fur, 0.16)
  const ear = (way: number) =>
    place(
      way * 13,
      -96,
      path('M-10 0C-20-34-12-62-2-64 12-62 16-30 10 0Z', down(tint(fur, 0.2), deep)) +
        path('M-4-6C-10-32-6-50-1-50 6-48 8-26 4-6Z', '#eab9ae'),
      { tilt: way * 13 },
    )
  return (
    grounding(48, 9, 0.4) +
    lift(
      2,
      ear(-1) +
        ear(1) +
        path('M-34-8C-44-46-22-66 0-66 22-66 44-46 34-8 20 2-20 2-34-8Z', ball(tint(fur, 0.35), deep)) +
        oval(-24, -6, 17, 11, ball(tint(fur, 0.4), deep)) +
        oval(24, -6, 17, 11, ball(tint(fur, 0.4), deep)) +
        oval(0, -26, 17, 20, faint(tint(fur, 0.8), 0.6)),
    ) +
    lift(
      1.4,
      path('M-34-84C-36-112-14-120 0-120 14-120 36-112 34-84 30-64-30-64-34-84Z', ball(tint(fur, 0.4), deep)),
    ) +
    lift(
      0.8,
      path(
        'M0-62C-18-76-28-68-26-58-24-50-10-52 0-60 10-52 24-50 26-58 28-68 18-76 0-62Z',
        ball(tint(ribbon, 0.3), shade(ribbon, 0.1)),
      ) + circle(0, -60, 5, shade(ribbon, 0.15)),
    ) +
    circle(-13, -94, 3.6, '#3c2733') +
    circle(13, -94, 3.6, '#3c2733') +
    circle(-12, -95.4, 1.2, '#fff') +
    circle(14, -95.4, 1.2, '#fff') +
    oval(-20, -84, 6, 4, '#eab0a488') +
    oval(20, -84, 6, 4, '#eab0a488') +
    path('M-4-87Q0-90 4-87 2-82 0-82-2-82-4-87Z', '#c77f78') +
    stroke('M0-82Q-1-77-6-77M0-82Q1-77 6-77', '#8d5f5f', 1.6)
  )
}

/** A plush bear sitting, 130 tall. */
export const bear = (fur: string, ribbon: string): string => {
  const deep = shade(fur, 0.18)
  const skin = ball(tint(fur, 0.32), deep)
  return (
    grounding(50, 9, 0.4) +
    lift(
      2,
      circle(-26, -106, 14, skin) +
        circle(26, -106, 14, skin) +
        circle(-26, -106, 7, '#dba896') +
        circle(26, -106, 7, '#dba896') +
        path('M-36-8C-46-46-24-64 0-64 24-64 46-46 36-8 20 2-20 2-36-8Z', skin) +
        oval(-34, -38, 12, 20, skin, 'transform="rotate(24 -34 -38)"') +
        oval(34, -38, 12, 20, skin, 'transform="rotate(-24 34 -38)"') +
        circle(-26, -8, 16, skin) +
        circle(26, -8, 16, skin) +
        circle(-26, -8, 8, '#e3b9a4') +
        circle(26, -8, 8, '#e3b9a4'),
    ) +
    lift(1.4, oval(0, -88, 37, 32, skin)) +
    oval(0, -78, 17, 13, tint(fur, 0.6)) +
    lift(
      0.8,
      path(
        'M0-58C-18-72-28-64-26-54-24-46-10-48 0-56 10-48 24-46 26-54 28-64 18-72 0-58Z',
        ball(tint(ribbon, 0.3), shade(ribbon, 0.1)),
      ),
    ) +
    circle(-14, -92, 3.6, '#3c2733') +
    circle(14, -92, 3.6, '#3c2733') +
    oval(0, -83, 5, 3.6, '#5b3a3a') +
    stroke('M0-79Q-1-74-6-74M0-79Q1-74 6-74', '#5b3a3a', 1.6)
  )
}

/** A rabbit cut from paper, in profile and facing right, standing on the origin, 150 tall. */
export const paperBunny = (color: string): string =>
  lift(
    2,
    path(
      'M-64-4C-78-54-40-92 2-84 4-98 12-106 22-110 6-130-4-158 6-164 20-166 30-132 34-114 36-140 46-164 56-160 66-152 54-122 48-108 66-104 76-88 74-78 70-66 52-66 44-64 46-44 46-26 52-12 64-10 64 2 54 2H-48C-58 2-62 0-64-4Z',
      down(tint(color, 0.22), shade(color, 0.12)),
    ),
  ) +
  lift(1, circle(-66, -18, 15, tint(color, 0.6))) +
  stroke('M-44 0C-44-34-16-48 6-34M24 0C30-14 30-28 26-40', faint(shade(color, 0.4), 0.35), 3) +
  path('M10-154C18-152 26-128 29-116 20-120 8-144 10-154Z', faint('#e2a79c', 0.75)) +
  circle(54, -90, 4, '#3c2733') +
  circle(55.4, -91.4, 1.3, '#fff') +
  oval(56, -78, 6, 4, '#e2a79c99')

export const fish = (color: string, fin: string): string =>
  lift(
    2,
    path(
      'M46 0C66-26 82-26 86-24 80-8 80 8 86 24 82 26 66 26 46 0Z',
      down(tint(fin, 0.2), shade(fin, 0.12)),
    ) +
      path('M-10-28Q10-58 34-46 26-34 28-22Z', shade(fin, 0.06)) +
      path('M-66 2C-44-40 22-44 54 0 22 40-44 42-66 2Z', down(tint(color, 0.3), shade(color, 0.14))),
  ) +
  repeat(3, (i) =>
    stroke(d`M${-12 + i * 18} -22Q${0 + i * 18} 0 ${-12 + i * 18} 22`, faint(tint(color, 0.7), 0.65), 3),
  ) +
  path('M-14 6Q4 30 16 22 12 10-14 6Z', shade(fin, 0.08)) +
  circle(-42, -5, 7, '#fff8ec') +
  circle(-43, -5, 3.8, '#3c2733') +
  stroke('M-60 10Q-54 14-48 11', faint(shade(color, 0.5), 0.6), 2)

export const jellyfish = (color: string): string =>
  circle(0, -20, 120, `${faint(tint(color, 0.5), 0.12)}`) +
  lift(
    2,
    repeat(7, (i) =>
      stroke(
        d`M${-42 + i * 14} 0q${i % 2 ? 14 : -14} 30 0 60t0 ${50 + (i % 3) * 18}`,
        faint(i % 2 ? tint(color, 0.45) : color, 0.85),
        6 - (i % 3),
      ),
    ) +
      path(
        'M-62 0C-66-64-30-84 0-84 30-84 66-64 62 0Q52 12 42 0 31 12 21 0 10 12 0 0-10 12-21 0-31 12-42 0-52 12-62 0Z',
        ball(tint(color, 0.6), color),
      ),
  ) +
  stroke('M-38-36Q-32-62-12-66', faint('#ffffff', 0.5), 5) +
  circle(-14, -26, 3.4, '#4b2937') +
  circle(14, -26, 3.4, '#4b2937') +
  stroke('M-5-18Q0-13 5-18', '#4b2937', 2)

export const whale = (color: string): string =>
  lift(
    3,
    path(
      'M110-36C128-58 122-82 108-96 136-96 150-84 154-74 160-88 178-96 198-90 186-62 162-34 140-22 120 34 40 44-30 40-120 36-150-4-140-44-110-96 60-92 110-36Z',
      down(tint(color, 0.2), shade(color, 0.16)),
    ),
  ) +
  path('M-138-4C-100 4-30 16 60 14 20 36-20 40-46 40-100 38-132 20-138-4Z', tint(color, 0.6)) +
  repeat(6, (i) => stroke(d`M${-112 + i * 24} ${6 + i * 2}q8 14 2 26`, faint(color, 0.5), 2.4)) +
  circle(-92, -26, 5.5, '#33263f') +
  stroke('M-120-4Q-108 8-92 2', faint(shade(color, 0.5), 0.7), 3) +
  path('M-20 16Q-4 46 28 46 24 26 6 12Z', shade(color, 0.1)) +
  stroke('M-60-84Q-64-112-86-116M-58-84Q-54-114-32-118M-59-86V-122', tint(color, 0.7), 5)
