import { describe, expect, it } from 'vitest'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import {
  advertisingRefusals,
  newsletterSubscribers,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import type { OutgoingMail } from '#server/foundation/mail/mail-transport.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { readFamilyByEmail } from '#server/people/follow-ups/read-family.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const sent: OutgoingMail[] = []
const ctx = testContext({
  env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://moonlit.example' },
  changes: () => ({
    mail: {
      send: async (mail) => {
        sent.push(mail)
      },
      close: () => undefined,
    },
  }),
})
const DAY = 86_400_000

const subscribe = (email: string) => ctx.call('POST', '/api/newsletter', { email })
const settings = (confirmsNewsletter: boolean) =>
  ctx.staff('PUT', '/api/admin/newsletter-settings', { confirmsNewsletter })
const post = (what: 'confirm' | 'unsubscribe', token: string) =>
  ctx.call('POST', `/api/newsletter/${what}`, { token })

async function stored(email: string) {
  const [row] = await ctx.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return row
}

const mailsTo = (email: string) =>
  ctx.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))

/** Returns the secret of the newest link of a kind that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/newsletter\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}

async function unsubscribeToken(email: string): Promise<string> {
  const { body } = await ctx.staff('GET', `/api/admin/newsletter?search=${email}`)
  return body.subscribers[0]?.unsubscribeUrl.split('/').at(-1) ?? 'none'
}

describe('POST /api/newsletter', () => {
  it('201, then 200, and no mail, unless confirmation is required', async () => {
    expect(await subscribe('Plain@Example.com')).toMatchObject({ status: 201, body: { success: true } })
    expect(await subscribe('plain@example.com')).toMatchObject({ status: 200, body: { success: true } })
    expect(await stored('plain@example.com')).toMatchObject({ state: 'subscribed', confirmedAt: null })
    expect(await mailsTo('plain@example.com')).toEqual([])
  })

  it('400 for an invalid address', async () => {
    expect((await subscribe('not an address')).status).toBe(400)
  })

  it('asks the mailbox’s owner for confirmation if required: the same responses, and one mail a day', async () => {
    await settings(true)
    expect((await subscribe('asked@example.com')).status).toBe(201)
    expect((await subscribe('asked@example.com')).status).toBe(200)
    expect(await stored('asked@example.com')).toMatchObject({ state: 'waiting' })
    expect(await mailsTo('asked@example.com')).toHaveLength(1)
    ctx.setNow(new Date(MORNING.getTime() + DAY))
    expect((await subscribe('asked@example.com')).status).toBe(200)
    expect(await mailsTo('asked@example.com')).toHaveLength(2)
    ctx.setNow(MORNING)
    await settings(false)
  })
})

describe('the links', () => {
  it('a confirmation counts once its button is pressed, and can be repeated', async () => {
    await settings(true)
    await subscribe('yes@example.com')
    await settings(false)
    const token = await mailedToken('yes@example.com')
    expect(await post('confirm', token)).toMatchObject({ status: 200, body: { success: true } })
    expect(await stored('yes@example.com')).toMatchObject({ state: 'subscribed', confirmedAt: MORNING })
    expect((await post('confirm', token)).status).toBe(200)
    expect((await post('unsubscribe', token)).status).toBe(404)
  })

  it('who entered an address while nobody was asked is asked once it is entered again', async () => {
    await subscribe('early@example.com')
    await settings(true)
    expect((await subscribe('early@example.com')).status).toBe(200)
    expect(await stored('early@example.com')).toMatchObject({ state: 'waiting', confirmedAt: null })
    const token = await mailedToken('early@example.com')
    expect((await post('confirm', token)).status).toBe(200)
    const confirmed = { state: 'subscribed', confirmedAt: MORNING }
    expect(await stored('early@example.com')).toMatchObject(confirmed)
    expect((await subscribe('early@example.com')).status).toBe(200)
    expect(await stored('early@example.com')).toMatchObject(confirmed)
    expect(await mailsTo('early@example.com')).toHaveLength(1)
    await settings(false)
  })

  it('a confirmation counts after nobody is asked anymore', async () => {
    await settings(true)
    await subscribe('between@example.com')
    await settings(false)
    await subscribe('between@example.com')
    expect(await stored('between@example.com')).toMatchObject({ state: 'subscribed', confirmedAt: null })
    expect((await post('confirm', await mailedToken('between@example.com'))).status).toBe(200)
    expect(await stored('between@example.com')).toMatchObject({ state: 'subscribed', confirmedAt: MORNING })
  })

  it('a confirmation link expires after seven days, and on unsubscribing', async () => {
    await settings(true)
    for (const email of ['late@example.com', 'left@example.com']) await subscribe(email)
    await settings(false)
    await post('unsubscribe', await unsubscribeToken('left@example.com'))
    expect((await post('confirm', await mailedToken('left@example.com'))).status).toBe(404)
    expect(await stored('left@example.com')).toMatchObject({ state: 'unsubscribed' })
    ctx.setNow(new Date(MORNING.getTime() + 7 * DAY))
    expect((await post('confirm', await mailedToken('late@example.com'))).status).toBe(404)
    ctx.setNow(MORNING)
  })

  it('unsubscribing needs no account and can be repeated, and subscribing again works', async () => {
    await subscribe('bye@example.com')
    const token = await unsubscribeToken('bye@example.com')
    for (const _ of [1, 2]) expect((await post('unsubscribe', token)).status).toBe(200)
    expect(await stored('bye@example.com')).toMatchObject({ state: 'unsubscribed', unsubscribedAt: MORNING })
    expect((await subscribe('bye@example.com')).status).toBe(200)
    expect(await stored('bye@example.com')).toMatchObject({ state: 'subscribed', unsubscribedAt: null })
  })

  it('a modified link unsubscribes nobody', async () => {
    await subscribe('mine@example.com')
    await subscribe('other@example.com')
    const token = await unsubscribeToken('mine@example.com')
    const other = (await stored('other@example.com'))?.id ?? 0
    for (const wrong of [token.slice(0, 43) + other.toString(36), 'x', '', `${token}-zz`, 'é'.repeat(50)])
      expect((await post('unsubscribe', wrong)).status).toBe(404)
    expect(await stored('other@example.com')).toMatchObject({ state: 'subscribed' })
  })

  it('are in the mail’s headers, where mailboxes look for them', async () => {
    await settings(true)
    await subscribe('headers@example.com')
    await settings(false)
    await sendDueMail(ctx)
    const { headers } = sent.find(({ to }) => to === 'headers@example.com') ?? {}
    const token = await unsubscribeToken('headers@example.com')
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://moonlit.example/newsletter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})

describe('who has unsubscribed', () => {
  const hasRefused = async (email: string) => (await readFamilyByEmail(ctx.db, email, ctx.now())).hasRefused

  /** Confirms an address and unsubscribes it again. */
  async function leave(email: string) {
    await settings(true)
    await subscribe(email)
    await post('confirm', await mailedToken(email))
    expect(await hasRefused(email)).toBe(false)
    await post('unsubscribe', await unsubscribeToken(email))
    expect(await hasRefused(email)).toBe(true)
  }

  it('gets no advertising because somebody types the address, until a mail to it is confirmed', async () => {
    const email = 'typed@example.com'
    await leave(email)
    ctx.setNow(new Date(MORNING.getTime() + DAY))
    expect(await subscribe(email)).toMatchObject({ status: 200, body: { success: true } })
    expect(await stored(email)).toMatchObject({ state: 'waiting', confirmedAt: null })
    expect(await hasRefused(email)).toBe(true)
    expect((await post('confirm', await mailedToken(email))).status).toBe(200)
    expect(await hasRefused(email)).toBe(false)
    ctx.setNow(MORNING)
    await settings(false)
  })

  it('gets none without confirmations either, and counts as unconfirmed', async () => {
    await leave('off@example.com')
    await settings(false)
    expect((await subscribe('off@example.com')).status).toBe(200)
    expect(await stored('off@example.com')).toMatchObject({ state: 'subscribed', confirmedAt: null })
    expect(await hasRefused('off@example.com')).toBe(true)
  })

  it('gets none if an earlier release did it, which kept no hash', async () => {
    await leave('earlier@example.com')
    await ctx.db.delete(advertisingRefusals)
    await subscribe('earlier@example.com')
    expect(await hasRefused('earlier@example.com')).toBe(true)
    await settings(false)
  })

  it('gets none after the address was removed', async () => {
    await leave('removed@example.com')
    await settings(false)
    const id = (await stored('removed@example.com'))?.id
    expect((await ctx.staff('DELETE', `/api/admin/newsletter/${id}`)).status).toBe(204)
    expect(await hasRefused('removed@example.com')).toBe(true)
  })
})

describe('a subscriber on a Spanish page', () => {
  const inSpanish = { 'X-Language': 'es' }

  it('gets a mail without English, whose links lead to Spanish pages', async () => {
    await settings(true)
    await ctx.call('POST', '/api/newsletter', { email: 'rosa@example.com' }, inSpanish)
    await settings(false)
    const [mail] = await mailsTo('rosa@example.com')
    expect(mail?.subject).toBe('Por favor, confirme su boletín')
    expect(mail?.html).toContain('<html lang="es">')
    const [spoken = ''] = (mail?.text ?? '').split('-- \n')
    expect(englishWordsIn(`${mail?.subject}\n${spoken}`)).toEqual([])
    expect(mail?.text).toContain('\nhttps://moonlit.example/es\n')
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/moonlit\.example\/es\/boletin\/cancelar\/\S+$/)
    const [, token = ''] = /\/es\/boletin\/confirmar\/(\S+)/.exec(mail?.text ?? '') ?? []
    expect((await post('confirm', token)).status).toBe(200)
    const { body } = await ctx.staff('GET', '/api/admin/newsletter?search=rosa@')
    expect(body.subscribers).toMatchObject([{ language: 'es', unsubscribeUrl: mail?.unsubscribeUrl }])
  })

  it('is told in Spanish that a link has expired', async () => {
    const { body } = await ctx.call('POST', '/api/newsletter/confirm', { token: 'none' }, inSpanish)
    expect(body.message).toBe('Este enlace ya no funciona. Envíenos su dirección otra vez.')
  })

  it('may have subscribed in English before: the last time counts', async () => {
    await subscribe('back@example.com')
    expect(await stored('back@example.com')).toMatchObject({ language: 'en' })
    await ctx.call('POST', '/api/newsletter', { email: 'back@example.com' }, inSpanish)
    expect(await stored('back@example.com')).toMatchObject({ language: 'es', state: 'subscribed' })
  })
})

describe('staff', () => {
  it('can read the list by page, filtered by state and address', async () => {
    await subscribe('under_score@example.com')
    const { body } = await ctx.staff('GET', '/api/admin/newsletter?state=subscribed&pageSize=2')
    expect(body).toMatchObject({ page: 1, pageSize: 2 })
    expect(body.subscribers).toHaveLength(2)
    expect(body.subscribers[0]).toMatchObject({ email: 'under_score@example.com', confirmedAt: null })
    expect((await ctx.staff('GET', '/api/admin/newsletter?search=r_s')).body.total).toBe(1)
    expect((await ctx.staff('GET', '/api/admin/newsletter?search=un_er')).body.total).toBe(0)
    expect((await ctx.staff('GET', '/api/admin/newsletter?state=gone')).status).toBe(400)
  })

  it('can remove an address: 204, then 404, and the log does not contain it', async () => {
    await subscribe('remove@example.com')
    const id = (await stored('remove@example.com'))?.id
    expect((await ctx.staff('DELETE', `/api/admin/newsletter/${id}`)).status).toBe(204)
    expect((await ctx.staff('DELETE', `/api/admin/newsletter/${id}`)).status).toBe(404)
    const { body } = await ctx.staff('GET', '/api/admin/audit?subject=newsletter')
    expect(body.entries[0]).toMatchObject({ action: 'removed', subjectId: id, details: '' })
  })

  it('401 for visitors, 403 for the crew, 200 for the office', async () => {
    const crew = await addColleague(ctx, 'driver', 'crew')
    const office = await addColleague(ctx, 'desk', 'office')
    for (const path of ['/api/admin/newsletter', '/api/admin/newsletter-settings']) {
      expect((await ctx.call('GET', path)).status).toBe(401)
      expect((await ctx.call('GET', path, undefined, crew.headers)).status).toBe(403)
      expect((await ctx.call('GET', path, undefined, office.headers)).status).toBe(200)
    }
  })
})
