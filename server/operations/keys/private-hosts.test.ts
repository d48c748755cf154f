import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smtpTransport } from '#server/foundation/mail/mail-transport.ts'
import { storeKeys } from '#server/operations/keys/stored-keys.ts'
import { withStoredKeys } from '#server/operations/keys/with-stored-keys.ts'
import { testContext } from '#test/test-context.ts'

const live = testContext({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://teepees.example' } })
const tried = testContext({ env: { RATE_LIMITS: 'off' } })
const servers: Server[] = []

/** Listens on this machine and answers every connection with this text. */
async function listen(text: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(text)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

let ports: Readonly<Record<'closed' | 'web' | 'other', number>>
beforeAll(async () => {
  const closed = await listen('')
  await new Promise((resolve) => servers[0]?.close(resolve))
  ports = { closed, web: await listen('HTTP/1.1 200 OK\r\n\r\n'), other: await listen('SSH-2.0-x\r\n') }
})
afterAll(() => {
  for (const server of servers) server.close()
})

const asMail = (host: string) => ({ smtp: { url: `smtp://${host}` } })
const asStorage = (host: string) => ({
  s3: { endpoint: `http://${host}`, bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' },
})

it.each([
  '127.0.0.1:25',
  'localhost:25',
  '2130706433:25',
  '10.0.0.7:25',
  '169.254.169.254',
  '[::1]:25',
  '[::ffff:10.0.0.7]:25',
])('400: %s as an entered address on a live site', async (host) => {
  for (const [change, path] of [
    [asMail(host), 'smtp.url'],
    [asStorage(host), 's3.endpoint'],
  ] as const) {
    const { status, body } = await live.staff('PUT', '/api/admin/keys', change)
    expect([status, body]).toMatchObject([400, { errors: [{ path }] }])
    expect((body as { message?: string }).message).toMatch(/^This address isn’t on the public internet/)
  }
  // While a site is being tried out, programs on its own machine may be entered, but no others.
  const isLoopback = !/10\.0|169/.test(host)
  const { status } = await tried.staff('PUT', '/api/admin/keys', asMail(host))
  expect(status).toBe(isLoopback ? 200 : 400)
})

it.each([
  ['smtps://8.8.8.8\\@127.0.0.1:465', 'smtps://8.8.8.8%5C@127.0.0.1:465', 'a backslash before another host'],
  ['smtps://8.8.8.8?tls.host=127.0.0.1&tls.port=25', 'smtps://8.8.8.8', 'another host for TLS'],
  ['smtps://8.8.8.8:25?proxy=http://127.0.0.1', 'smtps://8.8.8.8:25', 'a proxy'],
  ['smtps://8.8.8.8?pool=false&sendmail=true&path=/bin/true', 'smtps://8.8.8.8', 'a program to run'],
  [
    'smtp://8.8.8.8/a?requireTLS=true&%73endmail=true&tls.servername=a.com#b',
    'smtp://8.8.8.8?requireTLS=true&tls.servername=a.com',
    'the same, encoded, beside what may be said',
  ],
  ['smtp://127.0.0.1%2f@8.8.8.8%00', undefined, 'no server'],
])('400: %s; entered earlier, it is used as %s, without %s', async (url, plain, _) => {
  const { status, body } = await live.staff('PUT', '/api/admin/keys', { smtp: { url } })
  expect([status, body]).toMatchObject([400, { errors: [{ path: 'smtp.url' }] }])
  expect(withStoredKeys(live.keys.environment, { keys: { smtp: { url } }, unreadable: [] }).smtpUrl).toBe(
    plain,
  )
})

it.each([
  'smtp://8.8.8.8',
  'smtps://ana%40example.com:p%40ss%3A%2F%20%25@8.8.8.8:465',
  'smtp://ana@example.com:secret@8.8.8.8:587/?requireTLS=true&tls.servername=mail.example.com',
  'smtp://[2001:4860:4860::8888]:25?tls.rejectUnauthorized=false',
])('200: %s', async (url) => {
  expect((await live.staff('PUT', '/api/admin/keys', { smtp: { url } })).status).toBe(200)
})

it('what was entered earlier is not connected to anymore, and every port gets the same sentence', async () => {
  const sentences = new Set<unknown>()
  for (const site of [live, tried])
    for (const port of Object.values(ports)) {
      await site.db.transaction(async (tx) => {
        const config = site.keys.environment
        await storeKeys(tx, { config, now: site.now() }, 'smtp', { url: `smtp://127.0.0.1:${port}` })
        const storage = {
          endpoint: `http://127.0.0.1:${port}`,
          bucket: 'b',
          accessKeyId: 'k',
          secretAccessKey: 's',
        }
        await storeKeys(tx, { config, now: site.now() }, 's3', storage)
      })
      await site.keys.reload()
      for (const name of ['smtp', 's3'] as const) {
        const { status, body } = await site.staff('POST', `/api/admin/keys/${name}/test`)
        expect([status, body.ok]).toEqual([200, false])
        sentences.add(body.sentence)
      }
    }
  expect([...sentences]).toEqual([expect.stringMatching(/^No service accepts these keys/)])
})

it.each(['127.0.0.1', 'localhost'])('nothing else connects to %s on a live site either', async (host) => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const place = `${host}:${typeof bound === 'object' && bound ? bound.port : 0}`
  // As if the name had led elsewhere when it was entered.
  await live.db.transaction(async (tx) => {
    const about = { config: live.keys.environment, now: live.now() }
    await storeKeys(tx, about, 'smtp', asMail(place).smtp)
    await storeKeys(tx, about, 's3', asStorage(place).s3)
  })
  await live.keys.reload()
  const mail = { messageId: '<1@test>', to: 'ana@example.com', replyTo: null, subject: 'Hi', text: 'Hi' }
  const transport = await smtpTransport(
    withStoredKeys(live.keys.environment, { keys: asMail(place), unreadable: [] }),
  )
  const sent = transport?.send({ ...mail, html: '', attachments: [], headers: {} })
  await sent?.catch(() => undefined)
  transport?.close()
  await live.storage.put('images/a.jpg', Buffer.from('a')).catch(() => undefined)
  const doctor = await live.staff('GET', '/api/admin/system')
  const setup = await live.staff('GET', '/api/admin/setup')
  expect([doctor.status, setup.status, connections]).toEqual([200, 200, 0])
})
