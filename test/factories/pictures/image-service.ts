import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aPhoto } from './image-form.ts'

type ImageRequest = {
  readonly authorization: string | undefined
  readonly model: string
  readonly prompt: string
}
/** Small, so that a run over all add-ons is quick. */
const SIZE = { width: 60, height: 40 }

type Mode = 'inline' | 'by-address' | 'no-credit' | 'words' | 'silent'

/** Starts a stand-in for OpenAI's images API on this machine, which records its requests. */
export async function startImageService() {
  const asked: ImageRequest[] = []
  let mode: Mode = 'inline'
  let elsewhere: string | undefined
  const server = createServer(async (request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { Location: '/picture.png' }).end()
    if (request.url === '/picture.png') return response.end(await aPhoto({ ...SIZE, format: 'png' }))
    const { model, prompt } = JSON.parse(await readText(request))
    asked.push({ authorization: request.headers.authorization, model, prompt })
    if (request.url !== '/v1/images/generations') return response.writeHead(404).end('{}')
    if (mode === 'silent') return response.destroy()
    if (mode === 'no-credit')
      return response.writeHead(429).end('{"error":{"message":"You exceeded your current quota."}}')
    const photo = mode === 'words' ? Buffer.from('<svg/>') : await aPhoto({ ...SIZE, format: 'png' })
    const image =
      mode === 'by-address'
        ? { url: elsewhere ?? `${origin()}/picture.png` }
        : { b64_json: photo.toString('base64') }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data: [image] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrl: `${origin()}/v1`,
    movedAddress: `${origin()}/moved`,
    asked,
    /** @param address where the pictures that it names are; this service if missing */
    response(how: Mode, address?: string) {
      mode = how
      elsewhere = address
      asked.length = 0
    },
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
