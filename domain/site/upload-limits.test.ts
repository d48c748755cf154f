import { describe, expect, it } from 'vitest'
import { tooLargeSentence } from '../text/file-size.ts'
import { megabytesToBytes, uploadLimitMegabytes } from './upload-limits.ts'

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

  it('says how large the file is where that is known', () => {
    expect(tooLargeSentence(5, megabytesToBytes(7.5))).toBe('Maximum file size is 5MB. Your file is 7.50MB.')
    expect(tooLargeSentence(20)).toBe('Maximum file size is 20MB.')
    expect(tooLargeSentence(5, megabytesToBytes(7.5), 'es')).toBe(
      'El tamaño máximo es de 5 MB. Su archivo tiene 7.50 MB.',
    )
  })
})
