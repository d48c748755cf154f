import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { startImageService } from '#test/factories/pictures/image-service.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'

const service = await startImageService()
afterAll(() => service.stop())

const ctx = testContext({
  env: {
    OPENAI_API_KEY: 'key-of-tests',
    OPENAI_BASE_URL: service.baseUrl,
    OPENAI_IMAGE_MODEL: 'tiny-painter',
  },
})
const shownImages = async () => (await ctx.call('GET', '/api/addons')).body.map(({ image }) => image)
const generate = () => ctx.staff('POST', '/api/generate-ai-images')

describe('POST /api/generate-ai-images', () => {
  it('200: generates a photo for every add-on from its own words, and shows it', async () => {
    service.response('inline')
    const { body: before } = await ctx.call('GET', '/api/addons')
    const { status, body } = await generate()
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(body.images).toHaveLength(before.length)
    expect(service.asked).toHaveLength(before.length)
    for (const { name, description } of before) {
      const prompt = service.asked.find((each) => each.prompt.includes(`: ${name}.`))?.prompt
      expect(prompt).toContain(description)
    }
    expect(service.asked[0]).toMatchObject({ authorization: 'Bearer key-of-tests', model: 'tiny-painter' })
    const { body: after } = await ctx.call('GET', '/api/addons')
    for (const { id, image, pictures } of after) {
      expect(image).toBe(present(body.images.find((made) => made.addonId === id)).path)
      expect(pictures[image]?.placeholder).toMatch(/^data:image\/webp/)
    }
  })

  it('200: downloads pictures for which the service only returns URLs', async () => {
    service.response('by-address')
    expect((await generate()).body.images[0]?.path).toMatch(/^\/uploads\/images\//)
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/picture.png',
    'http://127.0.0.1:1/picture.png',
    'http://0x7f000001/picture.png',
    'http://localhost:1/picture.png',
    'file:///etc/passwd',
    'nonsense',
  ])('502: downloads nothing from inside its own network, such as %s', async (address) => {
    let tries = 0
    const inside = createServer(() => tries++).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    service.response('by-address', address.replace(':1/', `:${(inside.address() as AddressInfo).port}/`))
    const before = await shownImages()
    const { status, body } = await generate()
    expect([status, body.message]).toEqual([
      502,
      expect.stringMatching(/^The image service (sent no usable address|can’t be reached right now)\./),
    ])
    expect(await shownImages()).toEqual(before)
    expect(tries).toBe(0)
    inside.close()
  })

  it('502: does not follow redirects', async () => {
    service.response('by-address', service.movedAddress)
    const { status, body } = await generate()
    expect([status, body.message]).toEqual([502, 'The photo couldn’t be fetched from the image service.'])
  })

  it('401: for visitors', async () => {
    service.response('inline')
    expect((await ctx.call('POST', '/api/generate-ai-images')).status).toBe(401)
    expect(service.asked).toEqual([])
  })

  it('409: never runs twice at the same time', async () => {
    service.response('inline')
    const responses = await Promise.all([generate(), generate()])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('502: passes on what the service says, and stops when it would only say it again', async () => {
    service.response('no-credit')
    const { status, body } = await generate()
    expect(status).toBe(502)
    expect(body.message).toBe('The image service says: You exceeded your current quota.')
    expect(service.asked.length).toBeLessThanOrEqual(2)
  })

  it.each(['silent', 'words'] as const)('502: for a service that sends %s', async (mode) => {
    service.response(mode)
    const before = await shownImages()
    expect((await generate()).status).toBe(502)
    expect(await shownImages()).toEqual(before)
  })
})

describe('without an image service', () => {
  const plain = testContext()

  it('503: names the missing setting', async () => {
    const { status, body } = await plain.staff('POST', '/api/generate-ai-images')
    expect(status).toBe(503)
    expect(body.message).toContain('OPENAI_API_KEY')
  })
})
