import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { ADMIN, testContext } from '#test/test-context.ts'
import { compile, writeClient } from './write-client.ts'

const ctx = testContext()
const folder = mkdtempSync(join(tmpdir(), 'teepee-client-'))
beforeAll(() => writeClient(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const USE = `import { client } from './client.js'
export async function use(serverUrl: string, username: string, password: string) {
  client.configure({ serverUrl, clientHeader: false })
  const [theme] = await client.getApiThemes()
  const name: string | undefined = theme?.name
  client.auth.basic(username, password)
  const { username: signedIn } = await client.getApiAdminMe()
  await client.postApiContact({ body: { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello' } })
  const refused = await client.getApiThemesId({ path: { id: 999999 } }).catch((error) => error.status)
  return { name, signedIn, refused }
}
`

it('calls a running server, as compiled', async () => {
  writeFileSync(join(folder, 'use.ts'), USE)
  expect(compile([join(folder, 'use.ts')])).toBe('')
  const server = serve({ fetch: createApi(ctx).fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  try {
    const { use } = await import(/* @vite-ignore */ join(folder, 'use.js'))
    const { port } = server.address() as AddressInfo
    const answers = await use(`http://127.0.0.1:${port}`, ADMIN.username, ADMIN.password)
    const [theme] = (await ctx.call('get', '/api/themes')).body
    expect(answers).toEqual({ name: theme?.name, signedIn: ADMIN.username, refused: 404 })
  } finally {
    server.close()
  }
})

it('does not compile with a field that the API does not have', () => {
  writeFileSync(
    join(folder, 'misuse.ts'),
    USE.replace('theme?.name', 'theme?.nombre').replace('path: { id:', 'path: { ident:'),
  )
  const problems = compile([join(folder, 'misuse.ts'), '--noEmit'])
  expect(problems).toContain("'nombre' does not exist")
  expect(problems).toContain("'ident' does not exist")
})

it('is a package of this version that names what it ships', () => {
  const { version, files, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).toContain('getApiThemes')
  expect(Object.values(exports['.']).sort()).toEqual(files.map((file: string) => `./${file}`).sort())
})
