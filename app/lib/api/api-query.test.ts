import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { apiQuery, storeAnswer } from './api-query.ts'

const query = apiQuery('/api/contact-info')
const INFO = { address: '1 Palm Street', phone: '', email: '', hours: '' }

it.each([
  ['was known before', INFO],
  ['is loaded for the first time', undefined],
])('an answer stays if its query, which %s, was read before the change', async (_, known) => {
  const client = new QueryClient()
  client.setQueryData(query.queryKey, known)
  const read = Promise.withResolvers<typeof INFO>()
  const loading = client.fetchQuery({ ...query, queryFn: () => read.promise }).catch(() => undefined)
  storeAnswer(client, query, { ...INFO, address: '2 Palm Street' })
  read.resolve(INFO)
  await loading
  expect(client.getQueryState(query.queryKey)).toMatchObject({
    data: { address: '2 Palm Street' },
    status: 'success',
    fetchStatus: 'idle',
  })
})

it('what others changed while the answer was on its way is shown, too', async () => {
  const client = new QueryClient()
  client.setQueryData(query.queryKey, INFO)
  const read = [Promise.withResolvers<typeof INFO>(), Promise.withResolvers<typeof INFO>()]
  let reads = 0
  const observer = new QueryObserver(client, { ...query, queryFn: () => read[reads++]?.promise ?? INFO })
  const end = observer.subscribe(() => undefined)
  storeAnswer(client, query, { ...INFO, address: '2 Palm Street' })
  read[0]?.resolve(INFO)
  read[1]?.resolve({ ...INFO, address: '3 Palm Street' })
  await expect.poll(() => client.getQueryData(query.queryKey)?.address).toBe('3 Palm Street')
  expect(reads).toBe(2)
  end()
})
