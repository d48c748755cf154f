import { createHmac, randomBytes } from 'node:crypto'

export type Webhook = { readonly type: string; readonly body: string; readonly signature: string }

/** Returns a signed event as Stripe would send it now. https://docs.stripe.com/webhooks#verify-manually */
export function signedWebhook(type: string, object: object, secret: string): Webhook {
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object },
  })
  return { type, body, signature: sign(body, secret) }
}

export function sign(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}
