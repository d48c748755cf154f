import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PICTURES_FOLDER, SIZES_FOLDER } from '#server/catalogue/images/load-starter-pictures.ts'

const compose = readFileSync('compose.yaml', 'utf8')
const readme = readFileSync('README.md', 'utf8')
/** The Dockerfile sets the first three; RATE_LIMITS can only be switched off on a loopback address. */
const NOT_PASSED = ['PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS']

describe('compose.yaml', () => {
  it('passes exactly the settings that the README lists', () => {
    const part = compose.slice(compose.indexOf('environment: &environment'), compose.indexOf('services:'))
    const passed = [...part.matchAll(/^ {4}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name)
    const table = readme.slice(readme.indexOf('| Setting |'), readme.indexOf('## How it is built'))
    const named = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    )
    expect([...passed, ...NOT_PASSED].sort()).toEqual(named.sort())
  })

  it('mounts the proxy’s own file, which names both servers and keeps the metrics private', () => {
    expect(compose).toContain('./ops/Caddyfile:/etc/caddy/Caddyfile:ro')
    const proxy = readFileSync('ops/Caddyfile', 'utf8')
    expect(proxy).toContain('reverse_proxy app1:3000 app2:3000')
    expect(proxy).toContain('respond /metrics 404')
    for (const service of ['app1', 'app2']) expect(compose).toMatch(new RegExp(`^  ${service}:$`, 'm'))
  })
})

describe('Dockerfile', () => {
  it('copies the pictures and their sizes, which a start on an empty database loads', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8')
    for (const folder of [PICTURES_FOLDER, SIZES_FOLDER])
      expect(dockerfile).toContain(`COPY --from=build /app/${folder} ./${folder}\n`)
  })
})
