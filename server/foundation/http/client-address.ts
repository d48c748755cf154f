import { isIPv6 } from 'node:net'
import type { AppContext } from './app-environment.ts'

/** Returns the key that identifies a caller. */
export function clientAddress(c: AppContext): string {
  return toNetwork(callerAddress(c))
}

/** Returns the caller's full address. A proxy's header is trusted only if TRUST_PROXY is set. */
export function callerAddress(c: AppContext): string {
  const forwarded = c.get('ctx').config.trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return bareAddress(forwarded || c.env?.incoming?.socket.remoteAddress || 'in-process')
}

const ADDRESS_LENGTH_MAX = 60
/** Some proxies append the port to the address, which would make every connection count as a new visitor. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/

/** Returns the key of a single visitor: an IPv4 address, or the IPv6 /64 that providers assign as a whole. */
export function toNetwork(address: string): string {
  const bare = bareAddress(address)
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - partsIn(tail)
  const parts = [...before, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')]
  const network = parts.slice(0, 4).map((part) => part.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

function bareAddress(address: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? []
  const bare = (inBrackets ?? beforePort ?? address).replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  return bare.slice(0, ADDRESS_LENGTH_MAX)
}

/** A trailing IPv4 address takes up two of the eight groups. */
function partsIn(tail: string): number {
  if (tail === '') return 0
  return tail.split(':').length + (tail.includes('.') ? 1 : 0)
}

/** Returns whether the browser reaches this site over https, according to the settings or a trusted proxy. */
export function isBehindTls(c: AppContext): boolean {
  const { trustProxy, publicUrl } = c.get('ctx').config
  const isForwardedHttps = trustProxy && c.req.header('x-forwarded-proto') === 'https'
  return isForwardedHttps || publicUrl?.startsWith('https:') || false
}

/** Global Privacy Control, https://www.w3.org/TR/gpc/ */
export function hasGlobalPrivacyControl(c: AppContext): boolean {
  return c.req.header('sec-gpc') === '1'
}
