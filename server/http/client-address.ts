import { isIPv6 } from 'node:net'
import type { AppContext } from './app-environment.ts'

/** What a caller is known by. */
export function clientAddress(c: AppContext): string {
  return networkOf(callerAddress(c))
}

/** The caller's whole address. A proxy's word is taken only when TRUST_PROXY says that there is one. */
export function callerAddress(c: AppContext): string {
  const forwarded = c.get('ctx').config.trustProxy
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  return bareAddress(forwarded || c.env?.incoming?.socket.remoteAddress || 'in-process')
}

const ADDRESS_LENGTH_MAX = 60
/** Some proxies write the port behind the address; every new connection would be a new visitor. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/

/** What one visitor is known by: an IPv4 address, or the /64 of IPv6 that providers hand out whole. */
export function networkOf(address: string): string {
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

/** An IPv4 address at the end stands for two of the eight parts. */
function partsIn(tail: string): number {
  if (tail === '') return 0
  return tail.split(':').length + (tail.includes('.') ? 1 : 0)
}
