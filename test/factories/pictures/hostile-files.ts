import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { aHeic } from './heic.ts'
import { aPhoto } from './image-form.ts'

export type HostileFile = { readonly name: string; readonly bytes: Buffer }

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const HOLES = 40
const SIZE = { width: 320, height: 240 }

/** Returns two hundred files that must be rejected: some are not pictures, some are truncated, some are disguised. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [
    ...noPictures(),
    ...bombs(),
    ...(await truncated()),
    ...(await headsOnly()),
    ...(await polyglots()),
    ...(await overwritten()),
  ]
}

function noPictures(): HostileFile[] {
  const texts = {
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    'script.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'entity.svg': '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    'include.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    'page.jpg': '<!doctype html><script>alert(document.cookie)</script>',
    'page.png': '<html><body onload="alert(1)"></body></html>',
    'shell.jpg': '<?php system($_GET["c"]); ?>',
    'magick.jpg':
      'push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://127.0.0.1/"|id")\'\npop graphic-context',
    'document.png': '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n',
    'postscript.jpg': '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file',
    'playlist.gif': '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/\n',
    'netpbm.jpg': 'P3\n1 1\n255\n255 0 0\n',
    'float.png': 'PF\n1 1\n-1.0\n0000',
    'table.webp': 'name,price\nroom,1\n',
    'nothing.jpg': ' ',
    'comment.gif': 'GIF89a/*<script>*/=1;alert(1)//',
  }
  const magic = [
    'ffd8ff',
    '89504e470d0a1a0a',
    '47494638396101000100',
    '52494646ffffffff57454250',
    '424d',
    '49492a00',
    '4d4d002a',
    '0000000c6a502020',
    '00000020667479706176696600000000',
    '38425053',
    '504b0304',
    '7f454c46',
    '4d5a9000',
    '1f8b0800',
    'cafebabe',
    '25504446',
    '000001ba',
    '00000100010010100000',
  ]
  const noise = (length: number) =>
    Buffer.from(Array.from({ length }, (_, at) => (at * 167 + length * 31) % 256))
  return [
    ...Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    ...magic.map((hex, at) => ({
      name: `magic-${at}.jpg`,
      bytes: Buffer.concat([Buffer.from(hex, 'hex'), noise(400)]),
    })),
    ...Array.from({ length: 20 }, (_, at) => ({ name: `noise-${at}.jpg`, bytes: noise(50 + at * 997) })),
  ]
}

/** Returns small files that claim to be, or unpack to, enormous pictures. */
function bombs(): HostileFile[] {
  const sizes = [
    [60_000, 60_000],
    [2_000_000_000, 2],
    [1, 2_000_000_000],
    [30_000, 30_000],
    [8000, 8000],
    [16_383, 16_383],
  ] as const
  return sizes.flatMap(([width, height]) => [
    {
      name: `bomb-${width}x${height}.png`,
      bytes: encodePng(width, height, deflateSync(Buffer.alloc(4_000_000))),
    },
    {
      name: `bomb-${width}x${height}.gif`,
      bytes: encodeGif(Math.min(width, 65_535), Math.min(height, 65_535)),
    },
    { name: `bomb-${width}x${height}.heic`, bytes: aHeic({ size: { width, height } }) },
  ])
}

function encodePng(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function encodeGif(width: number, height: number): Buffer {
  const head = Buffer.from('4749463839610000000080000000000000ffffff2c000000000000000000', 'hex')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  head.writeUInt16LE(width, 24)
  head.writeUInt16LE(height, 26)
  return Buffer.concat([head, Buffer.from('0002024c01003b', 'hex')])
}

async function truncated(): Promise<HostileFile[]> {
  const shares = [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  const drawn = await Promise.all(FORMATS.map((format) => detailed(format)))
  const whole = [...drawn, aHeic(), aHeic({ grid: { columns: 3, rows: 2 }, turns: 1 })]
  return whole.flatMap((bytes, at) =>
    shares.map((share) => ({
      name: `cut-at-${share}-${at}.${FORMATS[at] ?? 'heic'}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
    })),
  )
}

/** Large and detailed enough that every byte of the file is needed. */
async function detailed(format: (typeof FORMATS)[number]): Promise<Buffer> {
  const { width, height } = SIZE
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .toFormat(format)
    .toBuffer()
}

async function headsOnly(): Promise<HostileFile[]> {
  const whole = await Promise.all(FORMATS.map((format) => aPhoto({ ...SIZE, format })))
  return whole.flatMap((bytes, at) =>
    [4, 12, 20, 32, 48].map((length) => ({
      name: `head-${length}.${FORMATS[at]}`,
      bytes: bytes.subarray(0, length),
    })),
  )
}

/** Returns valid pictures that are also valid files of another kind. */
async function polyglots(): Promise<HostileFile[]> {
  const empty = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
  const riders: [string, Buffer][] = [
    ['page', Buffer.from('<html><body>hello</body></html>')],
    ['script', Buffer.from('<script>alert(1)</script>')],
    ['shell', Buffer.from('<?php echo 1; ?>')],
    ['archive', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(40), empty])],
    ['frame', Buffer.from('<iframe src=//127.0.0.1>')],
    ['document', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ]
  const files: HostileFile[] = []
  for (const format of [...FORMATS, 'heic'] as const) {
    const picture = format === 'heic' ? aHeic() : await aPhoto({ ...SIZE, format })
    for (const [name, rider] of riders)
      files.push({ name: `${name}.${format}`, bytes: Buffer.concat([picture, rider]) })
  }
  const commented = await sharp(await aPhoto(SIZE)).withExif({
    IFD0: { ImageDescription: '<script>alert(1)</script>' },
  })
  for (const brand of ['hevc', 'msf1'])
    files.push({ name: `sequence-${brand}.heic`, bytes: aHeic({ brand }) })
  files.push({ name: 'comment.jpg', bytes: await commented.jpeg().toBuffer() })
  return files
}

/** Returns complete files with an overwritten middle, in formats with checksums. */
async function overwritten(): Promise<HostileFile[]> {
  const png = await detailed('png')
  return Array.from({ length: HOLES }, (_, at) => {
    const bytes = Buffer.from(png)
    const from = 60 + Math.floor((at * (bytes.length - 200)) / HOLES)
    bytes.fill(at, from, from + 64)
    return { name: `hole-${at}.png`, bytes }
  })
}
