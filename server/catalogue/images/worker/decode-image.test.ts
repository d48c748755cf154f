import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { aHeic } from '#test/factories/pictures/heic.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { withSegment } from '#test/factories/pictures/jpeg-segments.ts'
import { decodeImage } from './decode-image.ts'

const SIZE = { width: 160, height: 120 }
const [RED, GREEN, BLUE, YELLOW] = ['red', 'green', 'blue', 'yellow'] as const
const COLORS = {
  [RED]: [200, 40, 40],
  [GREEN]: [40, 180, 60],
  [BLUE]: [50, 70, 200],
  [YELLOW]: [230, 220, 60],
}

/** Returns the id of the refusal, or the size. */
async function getResult(bytes: Buffer): Promise<string> {
  const decoded = await decodeImage(bytes)
  return isRefusal(decoded) ? getId(decoded) : `${decoded.width} × ${decoded.height}`
}

const getId = ({ message }: Refusal) => [message].flat()[0]?.id ?? ''

/** Returns the colors near the corners: top left, top right, bottom left, bottom right. */
async function readCorners(bytes: Buffer): Promise<(readonly number[])[]> {
  const decoded = await decodeImage(bytes)
  if (isRefusal(decoded)) throw new Error(getId(decoded))
  const { width, height } = decoded
  const { data, info } = await decoded.pixels().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return [at(8, 8), at(width - 8, 8), at(8, height - 8), at(width - 8, height - 8)]
}

/** Returns the name of the nearest of the four colors. */
function getName(pixel: readonly number[]): string {
  const distance = (color: readonly number[]) =>
    color.reduce((sum, part, at) => sum + Math.abs(part - (pixel[at] ?? 0)), 0)
  const [nearest] = Object.entries(COLORS).toSorted(([, one], [, other]) => distance(one) - distance(other))
  return nearest?.[0] ?? ''
}

const getNames = async (bytes: Buffer) => (await readCorners(bytes)).map(getName)

describe('HEIC', () => {
  it.each([
    ['plain', {}, [RED, BLUE, GREEN, YELLOW]],
    ['of the general brand', { brand: 'mif1' }, [RED, BLUE, GREEN, YELLOW]],
    ['a quarter turn', { turns: 1 }, [BLUE, YELLOW, RED, GREEN]],
    ['half a turn', { turns: 2 }, [YELLOW, GREEN, BLUE, RED]],
    ['three quarter turns', { turns: 3 }, [GREEN, RED, YELLOW, BLUE]],
    ['mirrored sideways', { mirror: 'leftRight' }, [BLUE, RED, YELLOW, GREEN]],
    ['mirrored upside down', { mirror: 'topBottom' }, [GREEN, YELLOW, RED, BLUE]],
    ['turned, then mirrored', { turns: 1, mirror: 'leftRight' }, [YELLOW, BLUE, GREEN, RED]],
  ] as const)('%s is upright', async (_name, options, corners) => {
    expect(await getNames(aHeic(options))).toEqual(corners)
  })

  it('put together from tiles and turned, as an iPhone does, has the size of the whole', async () => {
    const bytes = aHeic({ grid: { columns: 3, rows: 2 }, turns: 3 })
    expect(await getResult(bytes)).toBe('128 × 192')
    expect(await getNames(bytes)).toEqual([GREEN, RED, YELLOW, BLUE])
  })

  it('is cut where its size ends inside a tile, with rows that the decoder pads', async () => {
    const bytes = aHeic({ grid: { columns: 3, rows: 2 }, size: { width: 150, height: 101 } })
    expect(await getResult(bytes)).toBe('150 × 101')
    expect((await getNames(bytes)).slice(0, 2)).toEqual([RED, RED])
  })

  it('is turned by its own property, not also by what its camera noted beside it', async () => {
    const noted = await sharp(await aPhoto(SIZE))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { exif } = await sharp(noted).metadata()
    const bytes = aHeic({ turns: 3, exif: exif ?? Buffer.alloc(0) })
    expect(exif?.length).toBeGreaterThan(0)
    expect(await getNames(bytes)).toEqual([GREEN, RED, YELLOW, BLUE])
  })

  it('has its colors in the color space of the web', async () => {
    const wide = await sharp(await aPhoto(SIZE))
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const { icc } = await sharp(wide).metadata()
    const [red] = await readCorners(aHeic({ icc: icc ?? Buffer.alloc(0) }))
    // The same numbers mean a stronger red in the wider space: sRGB shows it as 219, 17, 30 at most.
    expect(red?.[0]).toBeGreaterThan(210)
    expect(red?.[1]).toBeLessThan(30)
  })

  it.each([
    ['a sequence', aHeic({ brand: 'hevc' }), 'pictures.heicUnreadable'],
    ['a sequence of the general brand', aHeic({ brand: 'msf1' }), 'pictures.heicUnreadable'],
    ['one with a film', Buffer.concat([aHeic(), emptyBox('moov')]), 'pictures.heicUnreadable'],
    ['one whose pixels are not HEVC', aHeic({ pixels: Buffer.alloc(44, 7) }), 'pictures.heicUnreadable'],
    ['one without pixels', aHeic({ pixels: Buffer.alloc(0) }), 'pictures.heicUnreadable'],
    ['a claim of 48 megapixels', aHeic({ size: { width: 8064, height: 6048 } }), 'pictures.heicTooLarge'],
    ['a bomb', aHeic({ size: { width: 60_000, height: 60_000 } }), 'pictures.heicTooLarge'],
    [
      'a smaller picture than it claims',
      aHeic({ size: { width: 5000, height: 4000 } }),
      'pictures.heicUnreadable',
    ],
    [
      'a grid with too few tiles',
      aHeic({ grid: { columns: 2, rows: 2 }, size: { width: 4000, height: 4000 } }),
      'pictures.heicUnreadable',
    ],
    ['a page behind it', Buffer.concat([aHeic(), Buffer.from('<html><body>')]), 'pictures.otherFileInside'],
  ])('is refused: %s', async (_name, bytes, id) => {
    expect(await getResult(bytes)).toBe(id)
  })

  it('is refused when cut, wherever', async () => {
    const whole = aHeic({ grid: { columns: 2, rows: 2 }, exif: Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0') })
    for (let length = 12; length < whole.length; length += 7)
      expect(await getResult(whole.subarray(0, length)), `${length} bytes`).toBe('pictures.heicUnreadable')
  })
})

function emptyBox(type: string): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from(type)])
}

describe('a JPEG without its end mark', () => {
  const ends = {
    'without it': (bytes: Buffer) => bytes.subarray(0, -2),
    'with half of it': (bytes: Buffer) => bytes.subarray(0, -1),
    'filled up with zeros': (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(300)]),
  }
  it.each(
    Object.entries(ends).flatMap(([name, cut]) =>
      [false, true].map((progressive) => [name, progressive, cut] as const),
    ),
  )('%s, progressive: %s, is taken', async (_name, progressive, cut) => {
    for (let round = 0; round < 5; round++) {
      const bytes = await sharp(await aPhoto(SIZE))
        .jpeg({ progressive })
        .toBuffer()
      expect(await getResult(cut(bytes))).toBe('160 × 120')
    }
  })

  it('is refused if pixels are missing as well', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    for (const progressive of [false, true]) {
      const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#000', noise } })
        .jpeg({ progressive })
        .toBuffer()
      for (const missing of [12, 40, 400, 2000])
        expect(await getResult(bytes.subarray(0, -missing)), `${missing} bytes`).toBe('pictures.damaged')
      const filled = Buffer.concat([bytes.subarray(0, -2000), Buffer.alloc(2000)])
      expect(await getResult(filled)).toBe('pictures.damaged')
    }
  })
})

describe('what programs and phones store in a picture or behind it', () => {
  const plist =
    '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist/>'
  const resource = (text: string) =>
    Buffer.concat([
      Buffer.from('Photoshop 3.0\x008BIM\x03\xea\0\0', 'latin1'),
      Buffer.from([0, 0, 0, text.length]),
      Buffer.from(text),
    ])
  const jpeg = () => aPhoto(SIZE)
  const png = async (text: string) =>
    sharp(await aPhoto({ ...SIZE, format: 'png' }))
      .withXmp(text)
      .png()
      .toBuffer()
  const film = Buffer.concat([
    Buffer.from('00000018667479706d70343200000000', 'hex'),
    Buffer.from('PK\x03\x04 MZ Rar!', 'latin1'),
    Buffer.alloc(90_000, 5),
  ])

  it.each<[string, () => Promise<Buffer>]>([
    ['print settings of a Mac', async () => withSegment(await jpeg(), 0xed, resource(plist))],
    ['a list of properties of another kind', async () => withSegment(await jpeg(), 0xec, Buffer.from(plist))],
    [
      'a caption about scripts',
      async () => withSegment(await jpeg(), 0xfe, Buffer.from('javascript: the parts')),
    ],
    [
      'a drawing of its own in a comment',
      async () => withSegment(await jpeg(), 0xfe, Buffer.from('<svg width="9"/>')),
    ],
    [
      'a small picture of itself',
      async () => withSegment(await jpeg(), 0xe1, await aPhoto({ width: 40, height: 30 })),
    ],
    ['a list of properties in a PNG', () => png(plist)],
    ['a second picture behind it', async () => Buffer.concat([await jpeg(), await jpeg()])],
    [
      'a second picture with print settings',
      async () => Buffer.concat([await jpeg(), withSegment(await jpeg(), 0xed, resource(plist))]),
    ],
    ['a film behind it', async () => Buffer.concat([await jpeg(), film])],
    ['zeros behind it', async () => Buffer.concat([await jpeg(), Buffer.alloc(5000)])],
  ])('is fine: %s', async (_name, bytes) => {
    expect(await getResult(await bytes())).toBe('160 × 120')
  })

  it.each<[string, (picture: Buffer) => Buffer]>([
    ['a page in a comment', (picture) => withSegment(picture, 0xfe, Buffer.from('<html><body onload=a()>'))],
    ['a script in print settings', (picture) => withSegment(picture, 0xed, resource('<script>a()</script>'))],
    ['a document type of pages', (picture) => withSegment(picture, 0xfe, Buffer.from('<!DOCTYPE  html>'))],
    ['a document at its start', (picture) => withSegment(picture, 0xfe, Buffer.from('%PDF-1.7'))],
    [
      'a document that follows',
      (picture) => Buffer.concat([picture, Buffer.alloc(2000), Buffer.from('%PDF-1.4\n')]),
    ],
    [
      'a document behind print settings',
      (picture) => Buffer.concat([withSegment(picture, 0xed, resource(plist)), Buffer.from('%PDF-1.4\n')]),
    ],
    ['a drawing that follows', (picture) => Buffer.concat([picture, Buffer.from('\n<svg onload="a()"/>')])],
    [
      'an archive that follows',
      (picture) => Buffer.concat([picture, Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(99)]),
    ],
    [
      'another archive that follows',
      (picture) => Buffer.concat([picture, Buffer.from('Rar!\x1a\x07\x01\0', 'latin1')]),
    ],
    ['a program that follows', (picture) => Buffer.concat([picture, Buffer.from('\x7fELF\x02', 'latin1')])],
    [
      'a page behind more than a megabyte',
      (picture) =>
        Buffer.concat([picture, Buffer.alloc(1024 ** 2 - picture.length - 3), Buffer.from('<html>')]),
    ],
  ])('is refused: %s', async (_name, rider) => {
    expect(await getResult(rider(await jpeg()))).toBe('pictures.otherFileInside')
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('%s: what follows it is recognized', async (format) => {
    const picture = await aPhoto({ ...SIZE, format })
    for (const rider of ['%PDF-1.4\n', '<svg onload="a()"/>', 'Rar!\x1a\x07\x01\0'])
      expect(await getResult(Buffer.concat([picture, Buffer.from(rider, 'latin1')])), rider).toBe(
        'pictures.otherFileInside',
      )
  })
})
