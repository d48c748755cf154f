import { addons } from './addons/all.ts'
import { icon, LOGO_SIZE, logo, logoLight } from './brand/logo.ts'
import { DAY_MARK, mark } from './brand/mark.ts'
import { SHARE_SIZE, share } from './brand/share.ts'
import { guests } from './guests/all.ts'
import { portrait } from './guests/portrait.ts'
import { heroDay, heroNight, TALL, WIDE } from './hero/hero.ts'
import { drawing, printDrawing, printIcon, printScene, type Size } from './paper/print.ts'
import { ROOM } from './parts/room-shell.ts'
import { EMPTY_SIZE, emptyStates, error, LOST_SIZE, notFound } from './small/empty-states.ts'
import { FALLBACK_SIZE, imageFallback } from './small/image-fallback.ts'
import { MAP_SIZE, map } from './small/map.ts'
import { EDGE_SIZE, sectionEdges } from './small/section-edges.ts'
import { themes } from './themes/all.ts'
import { closeUp } from './views/close-up.ts'
import { night } from './views/night.ts'
import { room } from './views/room.ts'
import { table } from './views/table.ts'

/** How each picture is made, by its file name; nothing is drawn before its turn comes. */
const pictures = new Map<string, (file: string) => Promise<void>>()

const scene = (file: string, size: Size, draw: () => string): void => {
  pictures.set(file, (name) => printScene(name, size, draw()))
}
const vector = (file: string, size: Size, content: string): void => {
  pictures.set(file, (name) => printDrawing(name, size, content))
}
const bitmap = (file: string, size: Size, svg: string): void => {
  pictures.set(file, (name) => printIcon(name, svg, size))
}

const VIEWS = { room, 'close-up': closeUp, table, night }
for (const theme of themes) {
  for (const [view, draw] of Object.entries(VIEWS))
    scene(`themes/${theme.slug}-${view}.jpg`, ROOM, () => draw(theme))
}
for (const [name, draw] of Object.entries(addons)) scene(`addons/${name}.jpg`, ROOM, draw)

const wide = { width: WIDE.width, height: WIDE.height }
scene('hero-night.jpg', wide, () => heroNight(WIDE))
scene('hero-default.jpg', wide, () => heroNight(WIDE))
scene('hero-day.jpg', wide, () => heroDay(WIDE))
scene('hero-night-portrait.jpg', { width: TALL.width, height: TALL.height }, () => heroNight(TALL))
scene('share.jpg', SHARE_SIZE, share)

for (const [name, guest] of Object.entries(guests)) {
  pictures.set(`guests/${name}.jpg`, (file) =>
    printScene(file, { width: 800, height: 800 }, portrait(guest), 400),
  )
}

const square = (side: number) => ({ width: side, height: side })
const appIcon = (corner: number, margin: number): string => drawing(square(160), icon(corner, margin))
vector('logo.svg', LOGO_SIZE, logo())
vector('logo-light.svg', LOGO_SIZE, logoLight())
vector('logo-mark.svg', square(160), mark(DAY_MARK))
vector('favicon.svg', square(160), icon(36, 12))
bitmap('logo-default.png', LOGO_SIZE, drawing(LOGO_SIZE, logo()))
bitmap('favicon-32.png', square(32), appIcon(36, 8))
bitmap('apple-touch-icon.png', square(180), appIcon(0, 22))
bitmap('icon-192.png', square(192), appIcon(36, 18))
bitmap('icon-512.png', square(512), appIcon(36, 18))
bitmap('icon-maskable-512.png', square(512), appIcon(0, 34))

for (const [name, content] of Object.entries(emptyStates)) vector(`${name}.svg`, EMPTY_SIZE, content)
for (const [name, content] of Object.entries(sectionEdges)) vector(`sections/${name}.svg`, EDGE_SIZE, content)
vector('not-found.svg', LOST_SIZE, notFound)
vector('error.svg', EMPTY_SIZE, error)
vector('map.svg', MAP_SIZE, map)
vector('image-fallback.svg', FALLBACK_SIZE, imageFallback)

const [wanted = ''] = process.argv.slice(2)
for (const [file, draw] of pictures) if (file.includes(wanted)) await draw(file)
