import { vi } from 'vitest'

type Arrival = {
  readonly address?: string
  readonly referrer?: string
  readonly asksForPrivacy?: boolean
  readonly isStaff?: boolean
  /** The tab's storage; null forbids the page to store anything. */
  readonly storage?: Map<string, string> | null
}

const SITE = 'https://moonlit.example'

/** Opens a page in a tab in place of the previous one; what it sends goes to `send`. */
export function openPage(
  { address = '/', referrer = '', asksForPrivacy = false, isStaff = false, storage = new Map() }: Arrival,
  send: (body: string) => void,
) {
  const forbid = () => {
    throw new Error('The browser forbids it')
  }
  const tab = new Proxy(
    {},
    {
      get: storage ? (_, key) => storage.get(String(key)) : forbid,
      set: storage ? (_, key, value) => Boolean(storage.set(String(key), value)) : forbid,
    },
  )
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', { getItem: () => (isStaff ? 'true' : null) })
  vi.stubGlobal('location', new URL(address, SITE))
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: new URL(address, SITE).href }],
    now: () => 0,
  })
  vi.stubGlobal('navigator', {
    globalPrivacyControl: asksForPrivacy,
    sendBeacon: (path: string, body: string) => {
      if (path !== '/api/visits') throw new Error(`Something was sent to ${path}`)
      send(body)
      return true
    },
  })
}
