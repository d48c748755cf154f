import { describe, expect, it } from 'vitest'
import { uploadLimitMegabytes } from './upload-limits.ts'

describe('the limits of uploads', () => {
  it.each([
    ['hero', 5],
    ['theme', 10],
    ['addon', 20],
    ['toString', 20],
    [undefined, 20],
  ])('gives the place %s %i megabytes', (place, megabytes) => {
    expect(uploadLimitMegabytes(place)).toBe(megabytes)
  })
})
