import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { saveInTurn } from '#app/lib/page/save-in-turn.ts'
import type { SettingsChange } from '#contract/site/settings.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const CONTACT = { address: '2 Palm Street', phone: '305 555 0100', email: 'a@example.com', hours: 'Always' }

/** Saves as a page does: a form with its version, a switch without one. */
function save(page: QueryClient, change: SettingsChange) {
  return saveInTurn(page, change.version, async (version) => {
    const response = await api.put('/api/site-settings', { body: { ...change, version } })
    return { response, version: response.version }
  })
}
const read = async () => (await ctx.staff('GET', '/api/admin/settings')).body
const getCode = (error: unknown) => (error instanceof ApiFailure ? error.response.code : error)

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  // The page’s requests reach the real API, authenticated.
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const { status, body: content } = await ctx.staff(String(method), path, String(body))
    return new Response(JSON.stringify(content), { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('two saves of one page in quick succession', () => {
  it('are both kept: that of a switch, and that of a form that has not heard of it yet', async () => {
    const page = new QueryClient()
    const { version } = await read()
    const saves = [save(page, { offersTips: true }), save(page, { siteTitle: 'Starlight', version })]
    expect((await Promise.all(saves)).map((saved) => saved.version)).toEqual([version + 1, version + 2])
    expect(await read()).toMatchObject({ offersTips: true, siteTitle: 'Starlight' })
  })

  it('are both kept if one is of the contact info, whose response has no version', async () => {
    const page = new QueryClient()
    const { version } = await read()
    const contact = saveInTurn(page, version, async (over) => {
      const response = await api.put('/api/contact-info', { body: { ...CONTACT, version: over } })
      return { response, version: Number(over) + 1 }
    })
    const title = save(page, { siteTitle: 'Moonlight', version })
    expect(await contact).toEqual(CONTACT)
    expect((await title).version).toBe(version + 2)
  })

  it('do not block each other forever after a failure', async () => {
    const page = new QueryClient()
    const { version } = await read()
    const refused = save(page, { siteTitle: 'M', version }).catch(getCode)
    const kept = save(page, { siteTitle: 'Dusk', version })
    expect([await refused, (await kept).siteTitle]).toEqual(['invalid', 'Dusk'])
  })
})

describe('a newer version by a colleague still refuses a save', () => {
  it.each(['before', 'after'])('%s the page’s own', async (when) => {
    const [page, colleague] = [new QueryClient(), new QueryClient()]
    const { version } = await read()
    const own = () => save(page, { showsSetupPhotos: when === 'before' })
    const theirs = () => save(colleague, { siteTitle: `Theirs, ${when}` })
    if (when === 'before') await theirs().then(own)
    else await own().then(theirs)
    expect(await save(page, { siteTitle: 'Mine', version }).catch(getCode)).toBe('newer_version')
    expect((await read()).siteTitle).toBe(`Theirs, ${when}`)
  })
})
