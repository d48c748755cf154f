import { describe, expect, it } from 'vitest'
import { addColleague, as, basic, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const HOUR = 60 * 60 * 1000
const NEW = 'a-brand-new-password'

let people = 0
/** Returns headers with a different address for each call. */
const from = () => ({ 'X-Forwarded-For': `198.51.100.${++people}` })
const call = (path: string, body: object) => ctx.call('POST', path, body, from())

const invite = (body: object) => ctx.staff('POST', '/api/admin/invitations', body)
const getToken = (link: string) => link.split('#')[1] ?? ''
const look = (token: string) => call('/api/admin/account-link', { token })
const accept = (token: string, username: string, changes: object = {}) =>
  call('/api/admin/account-link/invitation', { token, username, password: PASSWORD, ...changes })

type Mail = { kind: string; recipient: string; text: string }
const mails = async (kind: string): Promise<Mail[]> => {
  const { rows } = await ctx.db.execute<Mail>('SELECT kind, recipient, text FROM outbox ORDER BY id')
  return rows.filter((mail) => mail.kind === kind)
}
const mailTo = async (kind: string, address: string) =>
  (await mails(kind)).find(({ recipient }) => recipient.toLowerCase() === address)
const linkIn = ({ text }: Mail) => /https?:\S+#\S+/.exec(text)?.[0] ?? ''

describe('an invitation', () => {
  it('is mailed, says what it is for, and creates one account with that role', async () => {
    const { status, body } = await invite({ email: 'kim@example.com', role: 'office' })
    expect([status, body.role, body.invitedBy]).toEqual([201, 'office', 'admin'])
    const mail = await mailTo('invitation', 'kim@example.com')
    expect(mail && linkIn(mail)).toBe(body.link)
    const token = getToken(body.link)
    expect((await look(token)).body).toEqual({
      kind: 'invitation',
      email: 'kim@example.com',
      role: 'office',
      username: null,
    })
    expect((await accept(token, 'kim', { fullName: 'Kim Lee' })).body).toEqual({ username: 'kim' })
    expect((await signIn(ctx, 'kim', from())).status).toBe(200)
    expect((await accept(token, 'kim2')).status).toBe(404)
    expect((await look(token)).status).toBe(404)
    const { body: team } = await ctx.staff('GET', '/api/admin/users')
    expect(team.find((one) => one.username === 'kim')).toMatchObject({
      role: 'office',
      email: 'kim@example.com',
      fullName: 'Kim Lee',
    })
  })

  it('is in the language of whoever invites, and so is the new account', async () => {
    const { headers } = await addColleague(ctx, 'abuela', 'owner')
    await ctx.call('PUT', '/api/admin/me/language', { language: 'es' }, headers)
    const sent = { email: 'nieta@example.com', role: 'crew' }
    const { body } = await ctx.call('POST', '/api/admin/invitations', sent, headers)
    const mail = await mailTo('invitation', sent.email)
    expect(mail?.text).toContain('abuela le da acceso a la administración, con el rol de montaje')
    await accept(getToken(body.link), 'nieta')
    const { body: me } = await ctx.call('GET', '/api/admin/me', undefined, basic(`nieta:${PASSWORD}`))
    expect(me.language).toBe('es')
  })

  it('creates one account, however many people accept it at once', async () => {
    const { body } = await invite({ email: 'race@example.com', role: 'crew' })
    const token = getToken(body.link)
    const responses = await Promise.all([1, 2, 3, 4].map((number) => accept(token, `racer-${number}`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404])
  })

  it('survives a username that is taken, and invalid input', async () => {
    const { body } = await invite({ email: 'retry@example.com', role: 'crew' })
    const token = getToken(body.link)
    expect((await accept(token, 'admin')).status).toBe(409)
    expect((await accept(token, 'a b')).status).toBe(400)
    expect((await accept(token, 'retry', { password: 'short' })).status).toBe(400)
    expect((await accept(token, 'retry')).status).toBe(201)
  })

  it('ends after seven days, when it is revoked, and when a newer one replaces it', async () => {
    const { body: late } = await invite({ email: 'late@example.com', role: 'crew' })
    ctx.setNow(new Date(MORNING.getTime() + 7 * 24 * HOUR + 1))
    expect((await accept(getToken(late.link), 'late')).status).toBe(404)
    ctx.setNow(MORNING)
    const { body: first } = await invite({ email: 'again@example.com', role: 'crew' })
    const { body: second } = await invite({ email: 'Again@example.com', role: 'crew' })
    expect((await look(getToken(first.link))).status).toBe(404)
    const { body: open } = await ctx.staff('GET', '/api/admin/invitations')
    expect(open.map(({ email }) => email)).toContain('Again@example.com')
    expect((await ctx.staff('DELETE', `/api/admin/invitations/${second.id}`)).status).toBe(204)
    expect((await ctx.staff('DELETE', `/api/admin/invitations/${second.id}`)).status).toBe(404)
    expect((await look(getToken(second.link))).status).toBe(404)
  })

  it('400 for an invalid address, 409 for somebody who is already on the team', async () => {
    expect((await invite({ email: 'nope', role: 'crew' })).body.message).toBe('Invalid email address')
    expect((await invite({ email: 'x@example.com', role: 'king' })).status).toBe(400)
    await addColleague(ctx, 'here', 'crew', 'here@example.com')
    const { status, body } = await invite({ email: 'HERE@example.com', role: 'crew' })
    expect([status, body.errors?.[0]?.path]).toEqual([409, 'email'])
  })

  it.each([
    ['is no longer active', 'PATCH', { isActive: false }],
    ['is no longer an owner', 'PATCH', { role: 'office' }],
    ['is gone', 'DELETE', undefined],
  ])('ends when whoever sent it %s', async (how, method, body) => {
    const name = `partner-${how.length}`
    const { id, headers } = await addColleague(ctx, name, 'owner')
    const sent = { email: `${name}-later@example.com`, role: 'owner' }
    const invitation = await ctx.call('POST', '/api/admin/invitations', sent, headers)
    await ctx.staff(method, `/api/admin/users/${id}`, body)
    expect((await accept(getToken(invitation.body.link), `${name}-again`)).status).toBe(404)
  })

  it('is only stored as a hash', async () => {
    const { body } = await invite({ email: 'hash@example.com', role: 'crew' })
    const { rows } = await ctx.db.execute('SELECT * FROM account_links')
    expect(JSON.stringify(rows)).not.toContain(getToken(body.link))
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string, headers: Record<string, string> = from()) =>
    ctx.call('POST', '/api/admin/forgotten-password', { email }, headers)
  const reset = (token: string, newPassword = NEW) =>
    call('/api/admin/account-link/password', { token, newPassword })

  it('is replaced once through a mailed link, which ends every session', async () => {
    await addColleague(ctx, 'forgetful', 'office', 'Forgetful@example.com')
    const { credential } = (await signIn(ctx, 'forgetful', from())).body
    expect((await forgot('forgetful@EXAMPLE.com')).body).toEqual({ received: true })
    const mail = await mailTo('password-reset', 'forgetful@example.com')
    const token = mail ? getToken(linkIn(mail)) : ''
    expect((await look(token)).body).toMatchObject({ kind: 'password-reset', username: 'forgetful' })
    expect((await reset(token, 'short')).status).toBe(400)
    expect((await reset(token)).body).toEqual({ username: 'forgetful' })
    expect((await reset(token)).status).toBe(404)
    expect((await ctx.call('GET', '/api/admin/check', undefined, as(credential))).status).toBe(401)
    expect((await signIn(ctx, 'forgetful', from())).status).toBe(401)
    const body = { username: 'forgetful', password: NEW }
    expect((await ctx.call('POST', '/api/admin/login', body, from())).status).toBe(200)
  })

  it('does not reveal whether an address is known', async () => {
    await addColleague(ctx, 'known', 'office', 'known@example.com')
    const before = (await mails('password-reset')).length
    const [known, unknown] = [await forgot('known@example.com'), await forgot('unknown@example.com')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mails('password-reset')).toHaveLength(before + 1)
  })

  it('is mailed at most three times an hour to an address, and ten times from one', async () => {
    const statuses = async (ask: (turn: number) => ReturnType<typeof forgot>, count: number) => {
      const seen: number[] = []
      for (let turn = 0; turn < count; turn++) seen.push((await ask(turn)).status)
      return seen
    }
    expect(await statuses(() => forgot('often@example.com'), 4)).toEqual([200, 200, 200, 429])
    const here = { 'X-Forwarded-For': '192.0.2.77' }
    const many = await statuses((turn) => forgot(`person-${turn}@example.com`, here), 11)
    expect(many.filter((status) => status === 200)).toHaveLength(10)
    expect(many.at(-1)).toBe(429)
  })

  it('stays available in the browser that the account signed in with, whatever strangers request', async () => {
    await addColleague(ctx, 'besieged', 'owner', 'besieged@example.com')
    const cookie = (await signIn(ctx, 'besieged', from())).headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let turn = 0; turn < 4; turn++) await forgot('besieged@example.com')
    expect((await forgot('besieged@example.com')).status).toBe(429)
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn++)
      statuses.push((await forgot('besieged@example.com', { ...from(), Cookie: cookie })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await forgot('somebody-else@example.com', { ...from(), Cookie: cookie })).status).toBe(200)
  })

  it('is mailed in the account’s language', async () => {
    const { headers } = await addColleague(ctx, 'olvidadiza', 'crew', 'olvidadiza@example.com')
    await ctx.call('PUT', '/api/admin/me/language', { language: 'es' }, headers)
    await forgot('olvidadiza@example.com')
    const mail = await mailTo('password-reset', 'olvidadiza@example.com')
    expect(mail?.text).toContain('Alguien pidió una nueva contraseña para la cuenta olvidadiza')
  })

  it('cannot be replaced after an hour, with an invitation, or for a user deactivated since', async () => {
    const { id } = await addColleague(ctx, 'slow', 'office', 'slow@example.com')
    await forgot('slow@example.com')
    const mail = await mailTo('password-reset', 'slow@example.com')
    const token = mail ? getToken(linkIn(mail)) : ''
    ctx.setNow(new Date(MORNING.getTime() + HOUR + 1))
    expect((await reset(token)).status).toBe(404)
    ctx.setNow(MORNING)
    const { body } = await invite({ email: 'wrong-way@example.com', role: 'crew' })
    expect((await reset(getToken(body.link))).status).toBe(404)
    expect((await look(getToken(body.link))).status).toBe(200)
    await ctx.staff('PATCH', `/api/admin/users/${id}`, { isActive: false })
    expect((await reset(token)).status).toBe(404)
  })

  it.each([
    ['address', '/api/admin/me', 'PUT', { email: 'safe@example.com', currentPassword: PASSWORD }],
    ['password', '/api/admin/password', 'POST', { currentPassword: PASSWORD, newPassword: NEW }],
  ])(
    'cannot be replaced by a link from before the account’s %s changed',
    async (what, path, method, body) => {
      const email = `old-${what}@example.com`
      const { headers } = await addColleague(ctx, `moved-${what}`, 'office', email)
      await forgot(email)
      const mail = await mailTo('password-reset', email)
      expect((await ctx.call(method, path, body, { ...headers, ...from() })).status).toBe(200)
      expect((await reset(mail ? getToken(linkIn(mail)) : '')).status).toBe(404)
    },
  )

  it('400: for an invalid address', async () => {
    expect((await forgot('nobody')).status).toBe(400)
  })
})
