import { expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const VERSION = '2026-07-28'
const METHOD = 'subscriptions/listen'

it('a subscription is acknowledged, identified and closed at once, since nothing ever changes', async () => {
  await ctx.staff('PUT', '/api/site-settings', { assistants: true })
  const response = await ctx.fetch('/mcp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': VERSION,
      'Mcp-Method': METHOD,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 7,
      method: METHOD,
      params: {
        notifications: { toolsListChanged: true },
        _meta: {
          'io.modelcontextprotocol/protocolVersion': VERSION,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }),
  })
  const sent = await response.text()
  const frames = [...sent.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
  const ofSubscription = { 'io.modelcontextprotocol/subscriptionId': 7 }
  expect(frames).toMatchObject([
    {
      method: 'notifications/subscriptions/acknowledged',
      params: { notifications: {}, _meta: ofSubscription },
    },
    { id: 7, result: { resultType: 'complete', _meta: ofSubscription } },
  ])
})
