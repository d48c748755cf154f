import { readFileSync } from 'node:fs'
import { env } from 'node:process'

// Loaded before a server (`node --import`) to shift its clock by the milliseconds in CLOCK_FILE.
const RealDate = Date
let offset = 0
setInterval(() => {
  offset = Number(readFileSync(env.CLOCK_FILE ?? '', 'utf8'))
}, 50).unref()

const now = () => RealDate.now() + offset
globalThis.Date = new Proxy(RealDate, {
  construct: (_, given) => (given.length === 0 ? new RealDate(now()) : Reflect.construct(RealDate, given)),
  get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
})
