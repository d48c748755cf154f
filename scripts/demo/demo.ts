import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { exitWithRefusal } from '#platform/boot.ts'
import { hasEmbeddedDatabase } from '#platform/postgres.ts'
import { buildIfNeeded } from '../build.ts'
import { fillDemo } from './fill-demo.ts'

/*
 * npm run demo: a shop full of made-up parties around today, for trying everything and for screenshots. It has a data
 * folder of its own, DATA_DIR or data/demo, and uses no keys from .env, so it charges and writes to nobody. Deleting the
 * folder starts it anew.
 */
const OWNER = { username: 'owner', password: 'lanterns-and-quilts' }
const env = process.env
if (existsSync('.env'))
  for (const name of Object.keys(parseEnv(readFileSync('.env', 'utf8')))) env[name] ??= ''
env.DATA_DIR ||= 'data/demo'
Object.assign(env, { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password, RATE_LIMITS: 'off' })
const isNew = !hasEmbeddedDatabase(env.DATA_DIR)
try {
  await buildIfNeeded()
  await import('../serve.ts')
  if (isNew) await fillDemo(OWNER)
  process.stdout.write(`Sign in to /admin as ${OWNER.username}, password ${OWNER.password}\n`)
} catch (error) {
  exitWithRefusal(error)
}
