import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The ranges that IANA reserves for private and special use. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/**
 * Exceptions within 2000::/3, the only public range: Teredo, documentation and 6to4, which lead elsewhere or nowhere.
 */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export type Reach = {
  /** Whether programs on this machine may be reached, which is only allowed while the site is being tried out. */
  readonly allowsLoopback: boolean
  readonly lookup?: typeof systemLookup
}

/**
 * Returns whether requests to an IP address are allowed: only to the public Internet, never into the server's own
 * network.
 */
export function isReachable(address: string, { allowsLoopback }: Reach): boolean {
  const family = isIP(address)
  if (family === 0) return false
  const type = family === 6 ? 'ipv6' : 'ipv4'
  if (allowsLoopback && loopback.check(address, type)) return true
  return !special.check(address, type) && (family === 4 || publicIPv6.check(address, 'ipv6'))
}

/** Returns a URL's host without the brackets around IPv6 addresses. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

class UnreachableAddress extends Error {
  constructor(host: string) {
    super(`${host} is not an address on the public Internet`)
  }
}

/**
 * Resolves a host name for a single connection, which then uses the addresses checked here, so that a different DNS
 * response the next time has no effect. Every address of the name must be public.
 */
export function guardedLookup(reach: Reach): LookupFunction {
  const { lookup = systemLookup } = reach
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error) return callback(error, [])
      if (!first || !addresses.every(({ address }) => isReachable(address, reach)))
        return callback(new UnreachableAddress(hostname), [])
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

/** Returns the lookup of a connection to a host. Throws UnreachableAddress for an IP address, which Node never looks up. */
export function lookupFor(host: string, reach: Reach): LookupFunction {
  if (isIP(host) > 0 && !isReachable(host, reach)) throw new UnreachableAddress(host)
  return guardedLookup(reach)
}
