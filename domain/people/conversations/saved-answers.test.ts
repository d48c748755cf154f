import { expect, it } from 'vitest'
import { fillAnswer, findUnfilled } from './saved-answers.ts'

it('a saved answer is filled in with what is known, and the rest is found', () => {
  const text = 'Hi {name}, see you on {day}: {link}'
  expect(fillAnswer(text, { name: 'Ana', day: 'Friday', link: undefined })).toBe(
    'Hi Ana, see you on Friday: {link}',
  )
  expect(findUnfilled('See you on {day}, {name}.')).toBe('{name}')
  expect(findUnfilled('{theme} and 2 {teepees}')).toBeUndefined()
})
