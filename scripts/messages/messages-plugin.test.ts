import { build, createServer, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { messages } from './messages-plugin.ts'

const ENTRY = 'virtual:entry'

it('gives the browser the texts of an area, in one file per language', async () => {
  const files = await built("import load from 'virtual:messages/crew'; load('es').then(console.log)")
  const texts = files.filter(({ code }) => code.includes('crew.days.today'))
  expect(texts.map(({ code }) => /Today|Hoy/.exec(code)?.[0]).sort()).toEqual(['Hoy', 'Today'])
  expect(files.some(({ code }) => code.includes('discrepancies.'))).toBe(false)
})

it('fails a build that requests an area without texts', async () => {
  await expect(built("import load from 'virtual:messages/crow'; load('es')")).rejects.toThrow('crow')
})

it('shows en-XA instead of English in development if requested, but never in a build', async () => {
  process.env.PSEUDO_LANGUAGE = 'true'
  try {
    const code = await served('virtual:messages/crew/en')
    expect(code).toContain('[Ţóóðááý')
    const spanish = await served('virtual:messages/crew/es')
    expect(spanish).toContain('Hoy')
    const files = await built("import load from 'virtual:messages/crew'; load('en').then(console.log)")
    expect(files.some(({ code }) => code.includes('Today'))).toBe(true)
  } finally {
    delete process.env.PSEUDO_LANGUAGE
  }
})

async function built(source: string): Promise<{ readonly code: string }[]> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === ENTRY ? id : null),
    load: (id: string) => (id === ENTRY ? source : null),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, messages()],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

async function served(id: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [messages()],
  })
  try {
    return (await server.transformRequest(id))?.code ?? ''
  } finally {
    await server.close()
  }
}
