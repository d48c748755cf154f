import { expect, it } from 'vitest'
import { slugify } from './slug.ts'

it.each([
  ['Boho Blossom', 'boho-blossom'],
  ['Blue Skies & Dreams', 'blue-skies-dreams'],
  ['Love & Glow', 'love-glow'],
  ["S'mores 2.0", 's-mores-2-0'],
  ['Under  the -- Sea!', 'under-the-sea-'],
])('the path of %s is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
