import type { IncomingMessage, ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../security-headers.ts'

/**
 * Returns a request's target as a path: `http://host/path` means the same as `/path` (RFC 9112, 3.2.2). The host a
 * caller names never changes the response, and `namesOtherHost` refuses one that the Host header does not name.
 */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target
  const [authority] = /^https?:\/\/[^/?#]*/i.exec(target) ?? []
  if (authority === undefined) return target
  const path = target.slice(authority.length)
  return path.startsWith('/') ? path : `/${path}`
}

/** Returns whether the request names several hosts: a proxy in front of the server may have believed another one. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/**
 * Returns whether the target is an absolute URL of another host than the Host header's: servers disagree on which one
 * counts, so a proxy may have checked or cached the other.
 */
export function namesOtherHost({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  if (url.startsWith('/') || headers.host === undefined) return false
  const target = URL.parse(url)
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return false
  const host = URL.parse(`${target.protocol}//${headers.host}`)?.host
  return target.host !== host || target.username !== '' || target.password !== ''
}

export function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, {
    ...SECURITY_HEADERS,
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  response.end('A request names one host.\n')
}
