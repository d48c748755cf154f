import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { Loaded } from './loaded.tsx'

const FAILED = 'Failed to load the vans'
const why = new ApiFailure(503, JSON.stringify({ message: 'The database is down.' }))

const idle = { error: null, isPending: false, isFetching: false, refetch: () => undefined }

function render(query: Parameters<typeof Loaded<string[]>>[0]['query'], failed?: string | { title: string }) {
  return renderToString(
    <TextContexts text={textIn('en')}>
      <Loaded query={query} {...(failed && { failed })} empty={<p>No van yet</p>}>
        {(vans) => vans.join(', ')}
      </Loaded>
    </TextContexts>,
  )
}

it.each([
  ['what was loaded', { ...idle, data: ['Big van', 'Small van'] }, 'Big van, Small van'],
  ['that a list is empty', { ...idle, data: [] }, 'No van yet'],
  ['what was loaded before, after a failure', { ...idle, data: ['Big van'], error: why }, 'Big van'],
])('shows %s', (_, query, shown) => {
  const html = render(query, FAILED)
  expect(html).toContain(shown)
  expect(html).not.toContain('role="alert"')
})

it('shows nothing of a list that is loading', () => {
  const html = render({ ...idle, data: undefined, isPending: true }, FAILED)
  expect(html).toContain('aria-hidden="true"')
  expect(html).not.toMatch(/No van yet|role="alert"/)
})

it.each([
  ['what failed', FAILED, [FAILED]],
  ['the reason below a title', { title: FAILED }, [FAILED, 'The database is down.']],
  ['the reason alone', undefined, ['The database is down.']],
])('says %s, with a button to retry', (_, failed, said) => {
  const html = render({ ...idle, data: undefined, error: why }, failed)
  for (const words of [...said, 'role="alert"', 'Try Again']) expect(html).toContain(words)
})
