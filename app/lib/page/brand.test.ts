import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#domain/site/contrast.ts'
import { brandProperties, WORK_CONTRAST } from './brand.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`)

describe('the properties of the two brand colors', () => {
  it('reach the contrast of text for any pair the owner picks', () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.constantFrom(4.5, WORK_CONTRAST), (primary, secondary, contrast) => {
        const brand = brandProperties(primary, secondary, contrast)
        const isReadable = (text: string | undefined, ground: string | undefined) =>
          expect(contrastRatio(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(contrast)
        isReadable(brand['--on-primary'], brand['--primary'])
        isReadable(brand['--on-secondary'], brand['--secondary'])
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

  it('leave the colors themselves as they were chosen on public pages', () => {
    expect(brandProperties('#FF6B6B', '#4ECDC4')).toMatchObject({
      '--primary': '#FF6B6B',
      '--secondary': '#4ECDC4',
    })
  })

  it('leave a color as it was chosen where its text reaches the higher contrast', () => {
    expect(brandProperties('#3B2A63', '#4ECDC4', WORK_CONTRAST)['--primary']).toBe('#3B2A63')
  })

  it('puts ink on the colors the shop starts with', () => {
    const brand = brandProperties('#FF6B6B', '#4ECDC4')
    expect(brand['--on-primary']).toBe('#2c2140')
    expect(brand['--on-secondary']).toBe('#2c2140')
  })
})
