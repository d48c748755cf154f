import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { megabytesToBytes } from '#domain/site/upload-limits.ts'
import { bothStorages } from '#test/factories/both-storages.ts'
import { aHeic } from '#test/factories/pictures/heic.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { present } from '#test/present.ts'
import { type TestContext, testContext } from '#test/test-context.ts'
import { toStorageKey } from './image-files.ts'

/** A picture whose content does not matter: drawing it takes a fifth of the time. */
const SMALL = { width: 60, height: 40 }

const uploadIn =
  (ctx: TestContext) =>
  (bytes: Uint8Array, place: '' | `/${string}` = '', name?: string) =>
    ctx.staff('POST', `/api/upload${place}`, imageForm(bytes, name))

describe.each(await bothStorages())('pictures in a $name', ({ env, keys }) => {
  const ctx = testContext({ env })

  /** Returns the files of one picture. */
  const getFiles = async ({ filename }: { filename: string }) => {
    const stem = filename.split('.')[0] ?? ''
    return (await keys(ctx)).filter((key) => key.startsWith(`images/${stem}`))
  }
  const upload = uploadIn(ctx)

  describe('POST /api/upload', () => {
    it('201: stores the picture under names derived from its contents', async () => {
      const { status, body } = await upload(await aPhoto(), '', 'Ava’s party.jpg')
      expect(status).toBe(201)
      expect(body).toMatchObject({
        path: expect.stringMatching(/^\/uploads\/images\/[0-9a-f]{24}\.jpg$/),
        width: 900,
        height: 200,
        originalName: 'Ava’s party.jpg',
      })
      expect([body.url, body.imageUrl, body.filename]).toEqual([
        body.path,
        body.path,
        body.path.split('/').at(-1),
      ])
      expect(present(body.picture.placeholder).length).toBeLessThanOrEqual(400)
      expect(body.picture.color).toMatch(/^#[0-9a-f]{6}$/)
      expect(body.picture.sources).toEqual([
        { type: 'image/webp', srcSet: expect.stringMatching(/-320\.webp 320w, .*-900\.webp 900w$/) },
      ])
      await ctx.imageWork.finishing.whenFinished()
      const { body: all } = await ctx.staff('GET', '/api/uploads')
      const [first] = all
      expect(first?.picture.sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp'])
      expect(await getFiles(body)).toContain(toStorageKey(body.path))
    })

    it.each(['png', 'webp', 'avif', 'gif'] as const)(
      '201: accepts %s, whatever its file name',
      async (format) => {
        const { status, body } = await upload(await aPhoto({ ...SMALL, format }), '/addon', 'page.html')
        expect(status).toBe(201)
        expect(body.path).toMatch(/\.jpg$/)
      },
    )

    it.each(['', '/hero', '/theme', '/addon'] as const)(
      '201: accepts an iPhone’s HEIC at /api/upload%s, upright and without its metadata',
      async (place) => {
        const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0', 'latin1')
        const { status, body } = await upload(
          aHeic({ grid: { columns: 3, rows: 2 }, turns: 3, exif }),
          place,
          'IMG_1.HEIC',
        )
        expect([status, body.width, body.height, body.originalName]).toEqual([201, 128, 192, 'IMG_1.HEIC'])
        expect(body.path).toMatch(/\.jpg$/)
        const stored = await sharp(await ctx.storage.read(toStorageKey(body.path))).metadata()
        expect([stored.format, stored.width, stored.exif, stored.orientation]).toEqual([
          'jpeg',
          128,
          undefined,
          undefined,
        ])
      },
    )

    it('201: treats the same file as the same picture', async () => {
      const photo = await aPhoto(SMALL)
      const [first, second] = [await upload(photo), await upload(photo)]
      expect(second.status).toBe(201)
      expect(second.body.id).toBe(first.body.id)
    })

    it('201: rotates the picture upright and removes its location', async () => {
      const sideways = await sharp(await aPhoto())
        .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '25/1 46/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer()
      const { body } = await upload(sideways)
      expect([body.width, body.height]).toEqual([200, 900])
      const file = await sharp(await ctx.storage.read(toStorageKey(body.path))).metadata()
      expect([file.exif, file.icc, file.xmp, file.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    })

    it('201: keeps transparency', async () => {
      const logo = await sharp({ create: { width: 200, height: 80, channels: 4, background: '#ff000040' } })
        .png()
        .toBuffer()
      const { body } = await upload(logo)
      expect(body.path).toMatch(/\.png$/)
      expect(body.picture.color).toBeNull()
    })
  })

  describe('GET /api/uploads', () => {
    it('200: lists pictures, newest first', async () => {
      const { body: uploaded } = await upload(await aPhoto(SMALL))
      const { status, body } = await ctx.staff('GET', '/api/uploads')
      expect(status).toBe(200)
      expect(body[0]).toMatchObject({ id: uploaded.id, usedBy: [] })
    })
  })

  describe('PATCH /api/uploads/:id', () => {
    it('200: sets the focal point on every page that shows it', async () => {
      const { body: uploaded } = await upload(await aPhoto(SMALL))
      await ctx.staff('PATCH', '/api/themes/1', { mainImage: uploaded.path })
      const { status, body } = await ctx.staff('PATCH', `/api/uploads/${uploaded.id}`, {
        focal: { x: 0.25, y: 1 },
      })
      expect(status).toBe(200)
      expect(body.picture.focal).toEqual({ x: 0.25, y: 1 })
      const { body: theme } = await ctx.call('GET', '/api/themes/1')
      expect(theme.pictures[uploaded.path]?.focal).toEqual({ x: 0.25, y: 1 })
    })

    it('400, 401, 404', async () => {
      const { body: uploaded } = await upload(await aPhoto(SMALL))
      const path = `/api/uploads/${uploaded.id}`
      const tiny = await ctx.staff('PATCH', path, { focal: { x: 0.1, y: 5e-324 } })
      expect(tiny).toMatchObject({ status: 200, body: { picture: { focal: { x: 0.1, y: 0 } } } })
      expect((await ctx.staff('PATCH', path, { focal: { x: 2, y: 0 } })).status).toBe(400)
      expect((await ctx.call('PATCH', path, { focal: { x: 0, y: 0 } })).status).toBe(401)
      expect((await ctx.staff('PATCH', '/api/uploads/999999', { focal: { x: 0, y: 0 } })).status).toBe(404)
    })
  })

  describe('DELETE /api/uploads/:id', () => {
    it('204: deletes every file', async () => {
      const { body } = await upload(await aPhoto())
      await ctx.imageWork.finishing.whenFinished()
      expect((await getFiles(body)).length).toBeGreaterThan(5)
      expect((await ctx.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(204)
      expect(await getFiles(body)).toEqual([])
      expect((await ctx.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(404)
    })

    it('204: thirty at once, while their other sizes are being generated', async () => {
      const photos = await Promise.all(Array.from({ length: 30 }, () => aPhoto(SMALL)))
      const uploaded = await Promise.all(photos.map((photo) => upload(photo)))
      const finished = ctx.imageWork.finishing.whenFinished()
      const responses = await Promise.all(
        uploaded.map(({ body }) => ctx.staff('DELETE', `/api/uploads/${body.id}`)),
      )
      expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(204))
      await finished
      for (const { body } of uploaded) expect(await getFiles(body)).toEqual([])
    })

    it('201: a deleted picture can be uploaded again', async () => {
      const photo = await aPhoto(SMALL)
      const { body } = await upload(photo)
      await ctx.staff('DELETE', `/api/uploads/${body.id}`)
      const again = await upload(photo)
      expect([again.status, again.body.path]).toEqual([201, body.path])
      const { body: all } = await ctx.staff('GET', '/api/uploads')
      expect(all[0]?.path).toBe(body.path)
    })

    it('204: with a stranger’s review of it, which loses the picture; 409: once the review is approved', async () => {
      const { body: picture } = await upload(await aPhoto({ ...SMALL, width: 61 }))
      const review = {
        customerName: 'Stranger',
        rating: 5,
        comment: 'Mine from now on.',
        customerImage: picture.path,
      }
      const { id } = (await ctx.call('POST', '/api/testimonials', review)).body
      const { id: other } = (await ctx.call('POST', '/api/testimonials', review)).body
      await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: true })
      expect((await ctx.staff('DELETE', `/api/uploads/${picture.id}`)).status).toBe(409)
      await ctx.staff('PATCH', `/api/testimonials/${id}`, { approved: false })
      expect((await ctx.staff('DELETE', `/api/uploads/${picture.id}`)).status).toBe(204)
      const { status, body } = await ctx.staff('PATCH', `/api/testimonials/${other}`, { approved: true })
      expect([status, body.customerImage]).toEqual([200, null])
    })

    it('409: while something shows it, with a sentence that says what', async () => {
      const { body } = await upload(await aPhoto(SMALL))
      await ctx.staff('PATCH', '/api/themes/2', { galleryImages: [body.path] })
      const refused = await ctx.staff('DELETE', `/api/uploads/${body.id}`)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toBe(
        'This photo is shown by the theme Bunny Garden. Choose another one there first.',
      )
      expect(await getFiles(body)).toContain(toStorageKey(body.path))
    })
  })
})

describe('refusals, whatever the storage', () => {
  const ctx = testContext()
  const upload = uploadIn(ctx)

  it('400: for a form without a picture', async () => {
    const form = new FormData()
    form.append('caption', 'no picture')
    const { status, body } = await ctx.staff('POST', '/api/upload', form)
    expect(status).toBe(400)
    expect(body.message).toBe('Choose an image to upload.')
  })

  it('400: for a form that breaks off', async () => {
    const type = { 'Content-Type': 'multipart/form-data; boundary=end' }
    const broken = new TextEncoder().encode(
      '--end\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf',
    )
    const { status } = await ctx.staff('POST', '/api/upload', broken, type)
    expect(status).toBe(400)
  })

  it('401: for visitors', async () => {
    const { status } = await ctx.call('POST', '/api/upload', imageForm(await aPhoto(SMALL)))
    expect(status).toBe(401)
  })

  it.each([
    ['/hero', 5],
    ['/theme', 10],
    ['', 20],
    ['/addon', 20],
  ] as const)('413: more than the limit of /api/upload%s, %i MB', async (place, megabytes) => {
    const { status, body } = await upload(Buffer.alloc(megabytesToBytes(megabytes) + 1), place)
    expect(status).toBe(413)
    expect(body.message).toContain(`Maximum file size is ${megabytes}MB.`)
  })

  it('413: with the size of the file if the request gives it', async () => {
    const request = new Request('http://localhost', {
      method: 'POST',
      body: imageForm(Buffer.alloc(megabytesToBytes(6))),
    })
    const bytes = new Uint8Array(await request.arrayBuffer())
    const { body } = await ctx.staff('POST', '/api/upload/hero', bytes, {
      'Content-Type': request.headers.get('content-type') ?? '',
      'Content-Length': String(bytes.length),
    })
    expect(body.message).toBe('Maximum file size is 5MB. Your file is 6.00MB.')
  })

  it('415: for a request that is not a form, and a file that is not a picture', async () => {
    expect((await ctx.staff('POST', '/api/upload', { image: 'text' })).status).toBe(415)
    const { status, body } = await upload(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '',
      'logo.png',
    )
    expect(status).toBe(415)
    expect(body.message).toContain('isn’t a photo')
  })

  it('415: for HEIC that is not one whole picture, with the way out, in both languages', async () => {
    const sequence = imageForm(aHeic({ brand: 'hevc' }))
    const { status, body } = await ctx.staff('POST', '/api/upload', sequence)
    expect([status, body.message]).toEqual([
      415,
      'This HEIC file couldn’t be read as one photo. Save it as a JPEG and choose that one.',
    ])
    const large = imageForm(aHeic({ size: { width: 8064, height: 6048 } }))
    const spanish = await ctx.staff('POST', '/api/upload', large, { 'X-Language': 'es' })
    expect([spanish.status, spanish.body.message]).toEqual([
      415,
      'Esta imagen HEIC tiene demasiados píxeles. Guárdela como JPEG y elija esa.',
    ])
  })

  it('401: for visitors who list or delete pictures', async () => {
    expect((await ctx.call('GET', '/api/uploads')).status).toBe(401)
    expect((await ctx.call('DELETE', '/api/uploads/1')).status).toBe(401)
  })
})

describe('a storage that cannot be written to', () => {
  const ctx = testContext()

  it('503: is reported in a sentence, leaves no record, and works again at the next attempt', async () => {
    const folder = resolve(ctx.config.dataDir, 'uploads')
    writeFileSync(folder, 'No folder can be made here.')
    const form = async () => imageForm(await aPhoto(SMALL))
    const { status, body } = await ctx.staff('POST', '/api/upload', await form())
    expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(body.message).toContain('We can’t store or remove photos right now.')
    expect((await ctx.staff('GET', '/api/uploads')).body).toEqual([])
    rmSync(folder)
    expect((await ctx.staff('POST', '/api/upload', await form())).status).toBe(201)
    await ctx.imageWork.finishing.whenFinished()
  })
})
