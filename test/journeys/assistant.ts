import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { z } from 'zod'
import type { FAMILY_TOOLS } from '#contract/operations/assistants/family-tools.ts'
import type { TestContext } from '#test/test-context.ts'

type Refused = { readonly code: string; readonly message: string; readonly [more: string]: unknown }
type ToolResult<Name> = Name extends keyof typeof FAMILY_TOOLS
  ? z.output<(typeof FAMILY_TOOLS)[Name]['output']>
  : Record<string, unknown>

type Options = {
  /** The older handshake, or the protocol's newest revision. */
  readonly mode?: 'legacy' | 'auto'
  readonly headers?: Record<string, string>
}

/** Connects the protocol's official client to the API of a test. */
export async function connectAssistant(ctx: TestContext, { mode = 'auto', headers = {} }: Options = {}) {
  let calls = 0
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: (_, init) => ctx.fetch('/mcp', init),
    requestInit: { headers },
  })
  await client.connect(transport)
  const send = (name: string, sent: Record<string, unknown>) => {
    calls++
    return client.callTool({ name, arguments: sent })
  }
  return {
    client,
    countCalls: () => calls,
    send,
    /** Returns the result of a tool that is expected to succeed. */
    async use<const Name extends string>(name: Name, sent: Record<string, unknown> = {}) {
      const { isError, structuredContent } = await send(name, sent)
      if (isError) throw new Error(`${name} was refused: ${JSON.stringify(structuredContent)}`)
      return structuredContent as ToolResult<Name>
    },
    /** Returns the refusal of a tool that is expected to refuse. */
    async refused(name: string, sent: Record<string, unknown> = {}) {
      const { isError, structuredContent } = await send(name, sent)
      if (!isError) throw new Error(`${name} was not refused: ${JSON.stringify(structuredContent)}`)
      return structuredContent as Refused
    },
  }
}
