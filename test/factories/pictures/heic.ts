/** A HEVC picture of 64 × 64 pixels: red above green on the left, blue above yellow on the right. */
const TILE = 64
const CONFIGURATION = Buffer.from(
  'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbpOSku' +
    'bgIaDAgAAAMACAAAAwAIQCIAAQAGRAHAcYES',
  'base64',
)
const PIXELS = Buffer.from('AAAALCgBrE5u7P/Y7K/utJ/jeGJ/qEI9VXf9OgI4mmrTpxf5Be08Y7baH379TMke', 'base64')

type HeicOptions = {
  /** The major brand; `heic` if omitted. */
  readonly brand?: string
  /** How many tiles a phone's picture is put together from; one plain picture if omitted. */
  readonly grid?: { readonly columns: number; readonly rows: number } | undefined
  /** In quarter turns against the clock. */
  readonly turns?: 0 | 1 | 2 | 3
  readonly mirror?: 'leftRight' | 'topBottom'
  readonly exif?: Buffer
  readonly icc?: Buffer
  /** The coded pixels; the picture of four colors if omitted. */
  readonly pixels?: Buffer
  /** The size that the file claims. */
  readonly size?: { readonly width: number; readonly height: number }
}

/** Builds a HEIC file as iPhones do: one coded picture or a grid of them, turned by a property, with metadata beside it. */
export function aHeic(options: HeicOptions = {}): Buffer {
  const { brand = 'heic', grid, exif, pixels = PIXELS } = options
  const tileIds = Array.from({ length: grid ? grid.columns * grid.rows : 1 }, (_, at) => at + 1)
  const primary = grid ? tileIds.length + 1 : 1
  const exifId = tileIds.length + 2
  const shown = options.size ?? { width: TILE * (grid?.columns ?? 1), height: TILE * (grid?.rows ?? 1) }
  const gridBytes =
    grid && Buffer.from([0, 1, grid.rows - 1, grid.columns - 1, ...u32s(shown.width, shown.height)])
  const exifBytes = exif && Buffer.concat([Buffer.alloc(4), exif])
  const data = [pixels, gridBytes, exifBytes].map((part) => part ?? Buffer.alloc(0))

  const own = [...look(options), box('ispe', u32s(0, shown.width, shown.height))]
  const properties = grid
    ? [box('hvcC', CONFIGURATION), box('ispe', u32s(0, TILE, TILE)), ...own]
    : [box('hvcC', CONFIGURATION), ...own]
  const numbers = properties.map((_, at) => at + 1)
  const ofTile = grid ? [1, 2] : numbers
  const associations = [
    ...tileIds.map((id) => [...u16s(id), ofTile.length, ...ofTile.map(essential)]),
    ...(grid ? [[...u16s(primary), numbers.length - 2, ...numbers.slice(2).map(essential)]] : []),
  ]
  const references = [
    ...(grid ? [box('dimg', u16s(primary, tileIds.length, ...tileIds))] : []),
    ...(exif ? [box('cdsc', u16s(exifId, 1, primary))] : []),
  ]
  const items = [
    ...tileIds.map((id) => item(id, 'hvc1', grid !== undefined)),
    ...(grid ? [item(primary, 'grid', false)] : []),
    ...(exif ? [item(exifId, 'Exif', true)] : []),
  ]
  const places = (start: number) => {
    const at = (part: number) => start + data.slice(0, part).reduce((sum, { length }) => sum + length, 0)
    const extent = (id: number, part: number) => [
      ...u16s(id, 0, 1),
      ...u32s(at(part), data[part]?.length ?? 0),
    ]
    return [
      ...tileIds.map((id) => extent(id, 0)),
      ...(grid ? [extent(primary, 1)] : []),
      ...(exif ? [extent(exifId, 2)] : []),
    ]
  }
  const meta = (start: number) =>
    box(
      'meta',
      u32s(0),
      box('hdlr', u32s(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', u32s(0), u16s(primary)),
      box('iloc', u32s(0), [0x44, 0], u16s(items.length), ...places(start)),
      box('iinf', u32s(0), u16s(items.length), ...items),
      box('iprp', box('ipco', ...properties), box('ipma', u32s(0, associations.length), ...associations)),
      ...(references.length > 0 ? [box('iref', u32s(0), ...references)] : []),
    )
  const type = box('ftyp', Buffer.from(brand), u32s(0), Buffer.from(`mif1${brand}`))
  const start = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(start), box('mdat', ...data)])
}

/** Returns the properties that change how the picture is shown. */
function look({ turns, mirror, icc }: HeicOptions): Buffer[] {
  return [
    ...(icc ? [box('colr', Buffer.from('prof'), icc)] : []),
    ...(turns === undefined ? [] : [box('irot', [turns])]),
    ...(mirror === undefined ? [] : [box('imir', [mirror === 'leftRight' ? 1 : 0])]),
  ]
}

function item(id: number, type: string, isHidden: boolean): Buffer {
  return box('infe', [2, 0, 0, isHidden ? 1 : 0], u16s(id, 0), Buffer.from(type), [0])
}

function box(type: string, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)))
  return Buffer.concat([Buffer.from(u32s(content.length + 8)), Buffer.from(type), content])
}

const essential = (property: number) => property | 0x80
const u16s = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 255])
const u32s = (...values: number[]) =>
  values.flatMap((value) => [...u16s(value >>> 16), ...u16s(value & 0xffff)])
