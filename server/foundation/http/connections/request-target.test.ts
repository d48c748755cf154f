import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { hasSeveralHosts, toOriginForm } from './request-target.ts'

describe('the target of a request', () => {
  it.each([
    ['/', '/'],
    ['/booking/2?theme=1', '/booking/2?theme=1'],
    ['http://localhost:3000/booking/2?theme=1', '/booking/2?theme=1'],
    ['HTTPS://evil.example/', '/'],
    ['http://evil.example', '/'],
    ['http://evil.example?a=b', '/?a=b'],
    ['http://evil.example//twice', '//twice'],
    ['*', '*'],
    ['ftp://evil.example/', 'ftp://evil.example/'],
  ])('%s is the path %s', (target, path) => {
    expect(toOriginForm(target)).toBe(path)
  })
})

describe('the hosts of a request', () => {
  it.each([
    [['Host', 'a.example', 'Accept', '*/*'], false],
    [['Accept', '*/*', 'X-Host', 'b.example', 'host', 'a.example'], false],
    [['Host', 'a.example', 'HOST', 'b.example'], true],
    [['host', 'a.example', 'Host', 'a.example'], true],
  ])('%j names several: %s', (rawHeaders, areSeveral) => {
    expect(hasSeveralHosts({ rawHeaders } as IncomingMessage)).toBe(areSeveral)
  })
})
