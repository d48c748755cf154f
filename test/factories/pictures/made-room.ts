import sharp from 'sharp'
import type { Corners, Point } from '#domain/site/room-photo/perspective.ts'
import { makeRandom } from '../ten-lists.ts'

/** A room of known size as a phone sees it: feet in, pixels out. */
export type MadeRoom = {
  /** Of the floor, in feet. */
  readonly width: number
  readonly length: number
  /** Of the picture, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly floor: Corners
  readonly sheet: Corners
}

const SHEET = { width: 8.5 / 12, length: 11 / 12 }

/** A seeded room, seen whole from outside of its near wall: tilted, turned, and a little bent by the lens. */
export function makeRoom(seed: number): MadeRoom {
  const random = makeRandom(seed)
  const between = (least: number, most: number) => least + ((most - least) * random(100_000)) / 100_000
  for (;;) {
    const size = random(2) === 0 ? { width: 2048, height: 1536 } : { width: 1536, height: 2048 }
    const [width, length] = [between(7, 18), between(7, 20)]
    const see = makeCamera({
      size,
      lens: between(0.55, 0.85) * 2048,
      bend: between(-0.03, 0.03),
      roll: between(-0.07, 0.07),
      at: { x: between(-0.1, 1.1) * width, y: length + between(0.5, 6), height: between(4, 6) },
      toward: { x: between(0.3, 0.7) * width, y: between(0.4, 0.75) * length },
    })
    const middle = { x: between(0.2, 0.8) * width, y: between(0.4, 0.9) * length }
    const sheet = turned(middle, between(0, 2 * Math.PI))
    const floor = [at(0, 0), at(width, 0), at(width, length), at(0, length)]
    const [seenFloor, seenSheet] = [floor.map(see) as never as Corners, sheet.map(see) as never as Corners]
    const isInside = ({ x, y }: Point) => x > 0 && y > 0 && x < size.width && y < size.height
    if ([...seenFloor, ...seenSheet].every(isInside))
      return { width, length, size, floor: seenFloor, sheet: seenSheet }
  }
}

/** The same corners as somebody marks them, one to two pixels off. */
export function markRoom({ floor, sheet }: MadeRoom, seed: number): { floor: Corners; sheet: Corners } {
  const random = makeRandom(seed)
  const share = () => (random(1_000_000) + 1) / 1_000_001
  const slip = 1 + share()
  const bell = () => slip * Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share())
  const mark = (corners: Corners) => corners.map(({ x, y }) => at(x + bell(), y + bell())) as never as Corners
  return { floor: mark(floor), sheet: mark(sheet) }
}

/** Draws it as a photo: walls, a floor and a sheet. */
export function drawRoom({ size: { width, height }, floor, sheet }: MadeRoom): Promise<Buffer> {
  const shape = (corners: Corners, fill: string) =>
    `<polygon points="${corners.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#d9d0c3"/>${shape(floor, '#a67c52')}${shape(sheet, '#fdfdfb')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}

type Camera = {
  readonly size: MadeRoom['size']
  readonly lens: number
  readonly bend: number
  readonly roll: number
  readonly at: Point & { readonly height: number }
  readonly toward: Point
}

/** A pinhole camera that looks at a point of the floor. Points behind it are nowhere. */
function makeCamera({ size, lens, bend, roll, at: eye, toward }: Camera) {
  const yaw = Math.atan2(toward.x - eye.x, eye.y - toward.y)
  const tilt = Math.atan2(eye.height, Math.hypot(toward.x - eye.x, toward.y - eye.y))
  return (point: Point): Point => {
    const [right, ahead] = turn(point.x - eye.x, eye.y - point.y, yaw)
    const depth = ahead * Math.cos(tilt) + eye.height * Math.sin(tilt)
    const down = eye.height * Math.cos(tilt) - ahead * Math.sin(tilt)
    if (depth <= 0) return at(Number.NaN, Number.NaN)
    const [x, y] = turn(right / depth, down / depth, roll)
    const bent = lens * (1 + bend * (x * x + y * y))
    return at(size.width / 2 + x * bent, size.height / 2 + y * bent)
  }
}

const at = (x: number, y: number): Point => ({ x, y })

function turn(x: number, y: number, angle: number): [number, number] {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** The corners of a sheet that lies around a point, turned by an angle. */
function turned(middle: Point, angle: number): Point[] {
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)].map((corner) => {
    const [x, y] = turn((corner.x * SHEET.width) / 2, (corner.y * SHEET.length) / 2, angle)
    return at(middle.x + x, middle.y + y)
  })
}
