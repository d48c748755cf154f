import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { Cards } from './cards.ts'

const STYLES = `body{margin:0;font:18px/1.6 system-ui,sans-serif;background:#fffaf3;color:#2c2140}
main{max-width:70rem;margin:auto;padding:1rem}ul{display:grid;gap:1rem;padding:0;list-style:none;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr))}
li{padding:1rem;border:1px solid #efe3d8;border-radius:1rem;background:#fff}`

/**
 * Starts a page with the cost of React alone: eight cards, rendered on the server, compressed, and hydrated in the
 * browser.
 */
export async function startBareReactPage(): Promise<{ url: string; stop(): void }> {
  const script = brotliCompressSync(await bundle())
  const html = brotliCompressSync(page())
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === '/client.js' ? ['text/javascript', script] : ['text/html; charset=utf-8', html]
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

function page(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Eight cards</title><style>${STYLES}</style><script type="module" src="/client.js"></script></head>
<body><div id="root">${renderToString(createElement(Cards))}</div></body></html>`
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'client.ts') },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output[0].code
}
