import { addons } from './addons/all.ts'
import { heroDay, heroNight, TALL, WIDE } from './hero/hero.ts'
import { printScene } from './paper/print.ts'
import { ROOM } from './parts/room-shell.ts'
import { themes } from './themes/all.ts'
import { closeUp } from './views/close-up.ts'
import { night } from './views/night.ts'
import { room } from './views/room.ts'
import { table } from './views/table.ts'

/** Every picture by its file name; drawn only when its turn comes. */
const scenes: Record<string, () => Promise<void>> = {}

const wide = { width: 2000, height: 1250 }
const tall = { width: 1200, height: 1500 }
scenes['hero-night.jpg'] = () => printScene('hero-night.jpg', wide, heroNight(WIDE))
scenes['hero-default.jpg'] = () => printScene('hero-default.jpg', wide, heroNight(WIDE))
scenes['hero-day.jpg'] = () => printScene('hero-day.jpg', wide, heroDay(WIDE))
scenes['hero-night-portrait.jpg'] = () => printScene('hero-night-portrait.jpg', tall, heroNight(TALL))

const views = { room, 'close-up': closeUp, table, night }
for (const theme of themes) {
  for (const [view, draw] of Object.entries(views)) {
    const file = `themes/${theme.slug}-${view}.jpg`
    scenes[file] = () => printScene(file, ROOM, draw(theme))
  }
}

for (const [name, draw] of Object.entries(addons)) {
  const file = `addons/${name}.jpg`
  scenes[file] = () => printScene(file, ROOM, draw())
}

const [wanted = ''] = process.argv.slice(2)
for (const [file, draw] of Object.entries(scenes)) if (file.includes(wanted)) await draw()
