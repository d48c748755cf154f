import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#domain/site/contrast.ts'
import { brandProperties } from './brand.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`)

describe('the properties of the two brand colors', () => {
  it('reach the contrast of text for any pair the owner picks', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (primary, secondary) => {
        const brand = brandProperties(primary, secondary)
        const isReadable = (text: string | undefined, ground: string) =>
          expect(contrastRatio(text ?? '', ground)).toBeGreaterThanOrEqual(4.5)
        isReadable(brand['--on-primary'], primary)
        isReadable(brand['--on-secondary'], secondary)
        for (const ground of ['#ffffff', '#fffaf3', '#ffe8e1', '#ece6f8']) {
          isReadable(brand['--primary-on-day'], ground)
          isReadable(brand['--secondary-on-day'], ground)
        }
        for (const ground of ['#241a3a', '#3b2a63', '#35275a']) {
          isReadable(brand['--primary-on-night'], ground)
          isReadable(brand['--secondary-on-night'], ground)
        }
      }),
    )
  })

  it('puts ink on the colors the shop starts with', () => {
    const brand = brandProperties('#FF6B6B', '#4ECDC4')
    expect(brand['--on-primary']).toBe('#2c2140')
    expect(brand['--on-secondary']).toBe('#2c2140')
  })
})
