import { describe, expect, it } from 'vitest'
import { getImageSizes } from './picture-sizes.ts'

const WIDE = { width: 1600, height: 1200 }
const TALL = { width: 1200, height: 1600 }

describe('the width of an image in its frame', () => {
  it.each([
    ['of the same shape', WIDE, '4 / 3', 'cover', '20rem'],
    ['taller than the frame, cropped above and below', TALL, '4 / 3', 'cover', '20rem'],
    ['wider than the frame, cropped at the sides', WIDE, '1', 'cover', 'calc((20rem) * 1.33)'],
    ['taller than the frame, shown whole', TALL, '1', 'contain', 'calc((20rem) * 0.75)'],
    ['wider than the frame, shown whole', WIDE, '1', 'contain', '20rem'],
    ['in a frame of no known shape', WIDE, 'auto', 'cover', '20rem'],
    ['in a frame of its own shape', WIDE, undefined, 'cover', '20rem'],
  ] as const)('%s', (_, image, ratio, fit, expected) => {
    expect(getImageSizes('20rem', image, ratio, fit)).toBe(expected)
  })

  it('is told for every width of the window', () => {
    expect(getImageSizes('(width < 40rem) 88vw, 24rem', WIDE, '1', 'cover')).toBe(
      '(width < 40rem) calc((88vw) * 1.33), calc((24rem) * 1.33)',
    )
  })
})
