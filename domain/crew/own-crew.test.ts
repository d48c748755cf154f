import { expect, it } from 'vitest'
import { isResponsibleFor } from './own-crew.ts'

const NOBODY: readonly number[] = []

it.each([
  ['everybody has to do with every crew while nobody is assigned', null, NOBODY, [1, 2, 3]],
  ['a member has to do with its own crew alone', 2, [1, 2], [2]],
  ['a member has to do with its own crew alone, even if the others have nobody', 2, [2], [2]],
  ['who is in no crew helps those that have nobody', null, [1, 3], [2]],
  ['who is in no crew has nothing to do if each has somebody', null, [1, 2, 3], []],
] as const)('%s', (_sentence, own, assigned, crews) => {
  const found = [1, 2, 3].filter((crew) => isResponsibleFor(crew, { own, assigned: new Set(assigned) }))
  expect(found).toEqual(crews)
})
