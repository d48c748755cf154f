import { describe, expect, it } from 'vitest'
import { guardedLookup, isReachable } from './public-address.ts'

const LIVE = { allowsLoopback: false }

describe('an address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1::1', '2a00:1450::5'])(
    '%s is on the public Internet',
    (address) => expect(isReachable(address, LIVE)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'not an address',
  ])('%s is not', (address) => expect(isReachable(address, LIVE)).toBe(false))

  it('on this machine is reachable while the site is being tried out, but no other internal one is', () => {
    const trial = { allowsLoopback: true }
    expect(['127.0.0.1', '::1'].map((address) => isReachable(address, trial))).toEqual([true, true])
    expect(['10.0.0.1', '169.254.169.254'].map((address) => isReachable(address, trial))).toEqual([
      false,
      false,
    ])
  })
})

describe('a name', () => {
  type Found = { address: string; family: number }[]
  const look = (answers: Found[], all = false) => {
    let asked = 0
    const lookup = ((_host: string, _options: object, callback: (error: null, found: Found) => void) =>
      callback(null, answers[asked++] ?? [])) as never
    return new Promise((resolve) =>
      guardedLookup({ ...LIVE, lookup })('hooks.example.com', { all }, (error, address) =>
        resolve(error?.message ?? address),
      ),
    )
  }
  const PUBLIC = { address: '93.184.216.34', family: 4 }
  const PRIVATE = { address: '10.0.0.5', family: 4 }

  it('leads to the address that was checked', async () => {
    expect(await look([[PUBLIC]])).toBe('93.184.216.34')
    expect(await look([[PUBLIC]], true)).toEqual([PUBLIC])
  })

  it('is resolved once per connection, so that it cannot change in between', async () => {
    expect(await look([[PUBLIC], [PRIVATE]])).toBe('93.184.216.34')
  })

  it.each([
    ['inside', [PRIVATE]],
    ['both outside and inside', [PUBLIC, PRIVATE]],
    ['nowhere', []],
  ])('that leads %s is not followed', async (_, found) => {
    expect(await look([found])).toBe('hooks.example.com is not an address on the public Internet')
  })
})
