import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { addColleague, as, basic, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { resetPassword } from '../reset-password.ts'
import { createTotp } from './codes.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const THIRTY_SECONDS = 30_000

let turn = 0
/** Advances the clock between two codes, since no code is accepted twice. */
function nextCode(secret: string): string {
  turn += 1
  const now = MORNING.getTime() + turn * THIRTY_SECONDS
  ctx.setNow(new Date(now))
  return createTotp(secret).generate({ timestamp: now })
}
const from = () => ({ 'X-Forwarded-For': `198.51.100.${turn}` })

const post = <Path extends string>(path: Path, body: object, headers: Record<string, string>) =>
  ctx.call('POST', `/api/admin/second-factor${path}`, body, headers)
const begin = async (username: string) => {
  const { body } = await signIn(ctx, username, from())
  return { headers: as(body.credential), challenge: body.challenge }
}
const finish = (body: object) => ctx.call('POST', '/api/admin/login/second-factor', body, from())

/** Creates a user with an authenticator app. */
async function withApp(username: string) {
  const { id } = await addColleague(ctx, username, 'office')
  const { headers } = await begin(username)
  const { body } = await post('/authenticator', { currentPassword: PASSWORD }, headers)
  const confirmed = await post('/authenticator/confirmation', { code: nextCode(body.secret) }, headers)
  return {
    id,
    headers,
    secret: body.secret,
    codes: present(confirmed.body.recoveryCodes),
  }
}

it('generates the codes of RFC 6238, which every app shows', () => {
  const totp = createTotp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(totp).toBeInstanceOf(TOTP)
  // The examples of the RFC; these are the last six of its eight digits.
  expect(totp.generate({ timestamp: 59_000 })).toBe('287082')
  expect(totp.generate({ timestamp: 1_111_111_109_000 })).toBe('081804')
  expect(totp.generate({ timestamp: 20_000_000_000_000 })).toBe('353130')
})

describe('an authenticator app', () => {
  it('counts once its first code has been entered', async () => {
    await addColleague(ctx, 'careful', 'crew')
    const { headers } = await begin('careful')
    const wrong = await post('/authenticator', { currentPassword: 'not this one' }, headers)
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'currentPassword'])
    const { status, body } = await post('/authenticator', { currentPassword: PASSWORD }, headers)
    expect(status).toBe(201)
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Moonlit%20Teepees:careful\?/)
    expect(body.qrCode).toMatch(/^<svg/)
    expect((await signIn(ctx, 'careful', from())).status).toBe(200)
    expect((await post('/authenticator/confirmation', { code: '000000' }, headers)).status).toBe(400)
    const confirmed = await post('/authenticator/confirmation', { code: nextCode(body.secret) }, headers)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    const asked = await signIn(ctx, 'careful', from())
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_required'])
    expect(asked.body).toMatchObject({ hasAuthenticator: true, passkeyOptions: null })
    expect(asked.body.credential).toBeUndefined()
    expect((await post('/authenticator', { currentPassword: PASSWORD }, headers)).status).toBe(409)
    const state = await ctx.call('GET', '/api/admin/second-factor', undefined, headers)
    expect(state.body).toEqual({ hasAuthenticator: true, passkeys: [], recoveryCodesLeft: 10 })
  })

  it('signs in with its code, and accepts no code twice', async () => {
    const { secret } = await withApp('twice')
    const code = nextCode(secret)
    const [first, second] = [await begin('twice'), await begin('twice')]
    const entered = await finish({ challenge: first.challenge, code })
    expect(entered.status).toBe(200)
    expect(entered.body).toMatchObject({ success: true, isAdmin: true, user: { username: 'twice' } })
    expect((await finish({ challenge: second.challenge, code })).status).toBe(401)
    const again = await finish({ challenge: first.challenge, code: nextCode(secret) })
    expect(again.status).toBe(401)
    expect((await finish({ challenge: second.challenge, code: nextCode(secret) })).status).toBe(200)
  })

  it('signs in once, however many send the same code at the same time', async () => {
    const { secret } = await withApp('racing')
    const code = nextCode(secret)
    const begun = [await begin('racing'), await begin('racing'), await begin('racing')]
    const responses = await Promise.all(begun.map(({ challenge }) => finish({ challenge, code })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('cannot be guessed: five attempts, then a pause', async () => {
    await withApp('guessed')
    const { challenge } = await begin('guessed')
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await finish({ challenge, code: '123456' })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('must be used within five minutes, and a forged challenge never works', async () => {
    const { secret } = await withApp('slow')
    const { challenge } = await begin('slow')
    turn += 11
    expect((await finish({ challenge, code: nextCode(secret) })).status).toBe(401)
    expect((await finish({ challenge: 'made up', code: nextCode(secret) })).status).toBe(401)
    expect((await finish({ challenge })).status).toBe(400)
  })

  it('rules out signing in by password alone, as scripts do', async () => {
    const { headers } = await withApp('scripted')
    const check = async (signed: Record<string, string>) =>
      (await ctx.call('GET', '/api/admin/check', undefined, { ...signed, ...from() })).status
    expect(await check(basic(`scripted:${PASSWORD}`))).toBe(401)
    expect(await check(headers)).toBe(200)
  })

  it('does so even if the password was remembered', async () => {
    const { headers: signed } = await addColleague(ctx, 'cached', 'office')
    const here = { ...signed, 'X-Forwarded-For': '192.0.2.9' }
    const check = async () => (await ctx.call('GET', '/api/admin/check', undefined, here)).status
    expect(await check()).toBe(200)
    const { headers } = await begin('cached')
    const { body } = await post('/authenticator', { currentPassword: PASSWORD }, headers)
    await post('/authenticator/confirmation', { code: nextCode(body.secret) }, headers)
    expect(await check()).toBe(401)
  })

  it('can be removed with the password, along with the recovery codes', async () => {
    const { headers } = await withApp('leaving')
    expect((await post('/authenticator/removal', { currentPassword: 'wrong' }, headers)).status).toBe(400)
    expect((await post('/authenticator/removal', { currentPassword: PASSWORD }, headers)).status).toBe(204)
    expect((await post('/authenticator/removal', { currentPassword: PASSWORD }, headers)).status).toBe(404)
    const state = await ctx.call('GET', '/api/admin/second-factor', undefined, headers)
    expect(state.body).toEqual({ hasAuthenticator: false, passkeys: [], recoveryCodesLeft: 0 })
    expect((await signIn(ctx, 'leaving', from())).status).toBe(200)
    expect((await post('/recovery-codes', { currentPassword: PASSWORD }, headers)).status).toBe(409)
  })
})

describe('a recovery code', () => {
  it('signs in once, however it is typed, and is stored as a hash', async () => {
    const { codes } = await withApp('lost')
    const [code = '', other = ''] = codes
    expect(code).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
    const { rows } = await ctx.db.execute('SELECT * FROM recovery_codes')
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
    const begun = [await begin('lost'), await begin('lost')]
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    const both = await Promise.all(begun.map(({ challenge }) => finish({ challenge, code: typed })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const { challenge } = await begin('lost')
    expect((await finish({ challenge, code: other })).status).toBe(200)
  })

  it('belongs to one account, and is invalidated by new ones', async () => {
    const mine = await withApp('mine')
    const theirs = await withApp('theirs')
    const { challenge } = await begin('theirs')
    expect((await finish({ challenge, code: mine.codes[0] })).status).toBe(401)
    const renewed = await post('/recovery-codes', { currentPassword: PASSWORD }, theirs.headers)
    expect(renewed.status).toBe(201)
    expect((await finish({ challenge, code: theirs.codes[0] })).status).toBe(401)
    expect((await finish({ challenge, code: renewed.body.recoveryCodes[0] })).status).toBe(200)
  })
})

describe('an invalid passkey', () => {
  const JUNK = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }

  it('is not added: 400 for what no browser sends, 409 without a challenge of one’s own', async () => {
    await addColleague(ctx, 'keyless', 'crew')
    await addColleague(ctx, 'thief', 'crew')
    const [mine, theirs] = [await begin('keyless'), await begin('thief')]
    const options = await post('/passkeys/options', { currentPassword: PASSWORD }, mine.headers)
    expect(options.status).toBe(201)
    expect(options.body.options).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'keyless' } })
    const { challenge } = options.body
    const add = (body: object, headers: Record<string, string>) =>
      post('/passkeys', { name: 'Phone', passkey: JUNK, challenge, ...body }, headers)
    expect((await add({}, mine.headers)).status).toBe(400)
    expect((await add({ name: '' }, mine.headers)).status).toBe(400)
    expect((await add({ passkey: 'text' }, mine.headers)).status).toBe(400)
    expect((await add({}, theirs.headers)).status).toBe(409)
    expect((await add({ challenge: 'made up' }, mine.headers)).status).toBe(409)
    const removal = await post('/passkeys/unknown/removal', { currentPassword: PASSWORD }, mine.headers)
    expect(removal.status).toBe(404)
    expect((await signIn(ctx, 'keyless', from())).status).toBe(200)
  })

  it('lets nobody in', async () => {
    await withApp('guarded')
    const { challenge } = await begin('guarded')
    for (const passkey of [JUNK, {}, { id: 7 }])
      expect((await finish({ challenge, passkey })).status).toBe(401)
  })
})

describe('a lost second factor', () => {
  const isAsked = async (username: string, password = PASSWORD) => {
    const { status, body } = await ctx.call(
      'POST',
      '/api/admin/login',
      { username, password },
      { 'X-Forwarded-For': `203.0.113.${++turn}` },
    )
    return status === 401 && body.code === 'second_factor_required'
  }

  it('can be removed by an owner, which ends the sessions', async () => {
    const { id, headers } = await withApp('unlucky')
    expect(await isAsked('unlucky')).toBe(true)
    const clear = () => ctx.staff('DELETE', `/api/admin/users/${id}/second-factor`)
    expect((await clear()).status).toBe(204)
    expect((await clear()).status).toBe(404)
    expect(await isAsked('unlucky')).toBe(false)
    expect((await ctx.call('GET', '/api/admin/check', undefined, headers)).status).toBe(401)
  })

  it('can be removed by the command on the server', async () => {
    await withApp('rescued')
    await resetPassword(ctx, { username: 'rescued', password: 'a lantern in the woods' })
    expect(await isAsked('rescued', 'a lantern in the woods')).toBe(false)
  })
})
