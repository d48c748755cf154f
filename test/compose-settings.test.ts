import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PICTURES_FOLDER, SIZES_FOLDER } from '#server/images/load-starter-pictures.ts'

const compose = readFileSync('compose.yaml', 'utf8')
const readme = readFileSync('README.md', 'utf8')

describe('compose.yaml', () => {
  it('sets only what the program knows, as the README tells it', () => {
    const part = compose.slice(compose.indexOf('environment: &environment'), compose.indexOf('services:'))
    const names = [...part.matchAll(/^ {4}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(readme).toContain(`\`${name}\``)
  })

  it('mounts the proxy’s own file, which names both servers and keeps the metrics inside', () => {
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
