import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, isHexColor, readableTextOn, relativeLuminance, shadeFor } from './contrast.ts'

const anyColor = fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#FFFFFF', '#ffffff', 1],
    ['#ffffff', '#FF6B6B', 2.78],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
  })

  it.each(['', 'red', '#ff', '#ffff', '#gggggg', '#ffffff80', '#fff\n'])('%j is not a color', (text) => {
    expect(isHexColor(text)).toBe(false)
    expect(() => relativeLuminance(text)).toThrow(RangeError)
  })
})

describe('readableTextOn', () => {
  it.each([
    ['#FF6B6B', '#000000'],
    ['#4ECDC4', '#000000'],
    ['#241A3A', '#ffffff'],
  ])('on %s writes in %s', (ground, text) => {
    expect(readableTextOn(ground)).toBe(text)
  })

  it('chooses between the two text colors it is given', () => {
    expect(readableTextOn('#FF6B6B', '#2C2140', '#FFFAF3')).toBe('#2C2140')
  })

  it('is readable on every background', () => {
    fc.assert(
      fc.property(anyColor, (ground) => {
        expect(contrastRatio(readableTextOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('shadeFor', () => {
  it('leaves a color alone that is already readable', () => {
    expect(shadeFor('#2c2140', '#fffaf3')).toBe('#2c2140')
  })

  it('darkens on light backgrounds and lightens on dark ones', () => {
    expect(relativeLuminance(shadeFor('#FF6B6B', '#FFFAF3'))).toBeLessThan(relativeLuminance('#FF6B6B'))
    expect(relativeLuminance(shadeFor('#5533aa', '#241A3A'))).toBeGreaterThan(relativeLuminance('#5533aa'))
  })

  it('ends in black or white if the ratio cannot be reached', () => {
    expect(shadeFor('#ff6b6b', '#808080', 21)).toBe('#000000')
  })

  it('is readable for every pair of colors an owner picks', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        expect(contrastRatio(shadeFor(color, ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
