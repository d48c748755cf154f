import { addons } from './addons/all.ts'
import { icon, LOGO_SIZE, logo } from './brand/logo.ts'
import { SHARE_SIZE, share } from './brand/share.ts'
import { WORDMARK_SIZE, wordmark } from './brand/wordmark.ts'
import { covers } from './covers/all.ts'
import { guests } from './guests/all.ts'
import { portrait } from './guests/portrait.ts'
import { heroDay, heroNight, TALL, WIDE } from './hero/hero.ts'
import {
  drawing,
  printDrawing,
  printFavicon,
  printIcon,
  printScene,
  type Size,
  type Tone,
} from './paper/print.ts'
import { ROOM } from './parts/room-shell.ts'
import { EMPTY_SIZE, emptyStates, LOST_SIZE, notFound } from './small/empty-states.ts'
import { FALLBACK_SIZE, imageFallback } from './small/image-fallback.ts'
import { MAP_SIZE, map } from './small/map.ts'
import { themes } from './themes/all.ts'
import { closeUp } from './views/close-up.ts'
import { night } from './views/night.ts'
import { table } from './views/table.ts'

/** Static files, which the site serves unchanged. */
const SITE = 'public'
/** Pictures of the starter catalogue, imported as if the owner had uploaded them. */
const SHOP = 'artwork/pictures'

/** How to draw each picture, by file name; drawn lazily, one at a time. */
const pictures = new Map<string, (file: string) => Promise<void>>()

const scene = (
  file: string,
  size: Size,
  draw: () => string,
  print?: { width?: number; tone?: Tone },
): void => {
  pictures.set(file, (name) => printScene(name, size, draw(), print))
}
const vector = (file: string, size: Size, content: string): void => {
  pictures.set(file, (name) => printDrawing(name, size, content))
}
const bitmap = (file: string, size: Size, svg: string): void => {
  pictures.set(file, (name) => printIcon(name, svg, size))
}

/** Daylight rooms are pale paper on pale paper: beside the hero's night they would look faded. */
const DAY: Tone = { saturation: 1.22, contrast: 1.14 }
const NIGHT: Tone = { saturation: 1.12, contrast: 1 }
const VIEWS = {
  'close-up': { draw: closeUp, tone: DAY },
  table: { draw: table, tone: DAY },
  night: { draw: night, tone: NIGHT },
}
for (const [slug, { draw, hour }] of Object.entries(covers))
  scene(`${SHOP}/themes/${slug}-room.jpg`, ROOM, draw, { tone: hour === 'day' ? DAY : NIGHT })
for (const theme of themes) {
  for (const [view, { draw, tone }] of Object.entries(VIEWS))
    scene(`${SHOP}/themes/${theme.slug}-${view}.jpg`, ROOM, () => draw(theme), { tone })
}
const DARK_ADDONS = ['movie-night', 'glow-in-the-dark-party']
for (const [name, draw] of Object.entries(addons))
  scene(`${SHOP}/addons/${name}.jpg`, ROOM, draw, { tone: DARK_ADDONS.includes(name) ? NIGHT : DAY })
for (const [name, guest] of Object.entries(guests))
  scene(`${SHOP}/guests/${name}.jpg`, { width: 800, height: 800 }, () => portrait(guest), { width: 400 })

const wide = { width: WIDE.width, height: WIDE.height }
scene(`${SHOP}/hero-default.jpg`, wide, () => heroNight(WIDE))
scene(`${SHOP}/hero-day.jpg`, wide, () => heroDay(WIDE))
scene(`${SHOP}/hero-night-portrait.jpg`, { width: TALL.width, height: TALL.height }, () => heroNight(TALL))
scene(`${SITE}/hero.jpg`, wide, () => heroNight(WIDE), { width: 960 })
scene(`${SITE}/share.jpg`, SHARE_SIZE, share)

const square = (side: number) => ({ width: side, height: side })
const appIcon = (corner: number, margin: number): string => drawing(square(160), icon(corner, margin))
vector(`${SITE}/logo.svg`, LOGO_SIZE, logo())
vector(`${SITE}/favicon.svg`, square(160), icon(36, 12))
bitmap(`${SITE}/mail-wordmark.png`, WORDMARK_SIZE, drawing(WORDMARK_SIZE, wordmark()))
bitmap(`${SHOP}/logo-default.png`, LOGO_SIZE, drawing(LOGO_SIZE, logo()))
bitmap(`${SITE}/apple-touch-icon.png`, square(180), appIcon(0, 22))
bitmap(`${SITE}/icon-192.png`, square(192), appIcon(36, 18))
bitmap(`${SITE}/icon-512.png`, square(512), appIcon(36, 18))
bitmap(`${SITE}/icon-maskable-512.png`, square(512), appIcon(0, 34))
pictures.set(`${SITE}/favicon.ico`, (file) => printFavicon(file, appIcon(36, 8)))

for (const [name, content] of Object.entries(emptyStates))
  vector(`${SITE}/drawings/${name}.svg`, EMPTY_SIZE, content)
vector(`${SITE}/drawings/not-found.svg`, LOST_SIZE, notFound)
vector(`${SITE}/map.svg`, MAP_SIZE, map('30 miles'))
vector(`${SITE}/map-es.svg`, MAP_SIZE, map('30 millas'))
vector(`${SITE}/image-fallback.svg`, FALLBACK_SIZE, imageFallback)

const [wanted = ''] = process.argv.slice(2)
for (const [file, draw] of pictures) if (file.includes(wanted)) await draw(file)
// Imported late: it loads the image worker, which disables SVG input in sharp.
const { printAllSizes } = await import('./print-sizes.ts')
await printAllSizes()
