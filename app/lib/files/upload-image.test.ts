import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { imageIn } from './upload-image.ts'

const text = textIn('en')

it.each([
  ['Upload failed', 'The server is out of paper.', 500, '{"message":"The server is out of paper."}'],
  ['Upload failed', 'There was a problem uploading your image.', 500, 'oh no'],
  ['Upload error', 'Received invalid response from server.', 201, 'not json'],
  ['Upload issue', 'Could not get image URL from server response.', 201, '{}'],
])('%s: %s', (title, message, status, body) => {
  expect(() => imageIn({ status, body }, text)).toThrow(expect.objectContaining({ title, message }))
})

it('a picture has its address', () => {
  const body = '{"path":"/uploads/images/main.jpg"}'
  expect(imageIn({ status: 201, body }, text)).toEqual({ path: '/uploads/images/main.jpg' })
})
