import type { Context } from '#server/context.ts'
import { fine, problem, type Result, warning } from './finding.ts'

const PATIENCE_MILLISECONDS = 8_000

/** Requests the public address as a visitor would. */
export async function checkAddress({ config: { publicUrl } }: Context): Promise<Result> {
  if (!publicUrl)
    return warning(
      'PUBLIC_URL is not set: links in mails lead to this computer only.',
      'Set it to the address that families type.',
    )
  const address = `${publicUrl}/api/health`
  const remedy = 'Check the name, the certificate, and that the proxy leads to this server.'
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      redirect: 'manual',
    })
    const body: unknown = response.ok ? await response.json() : undefined
    if (JSON.stringify(body) !== '{"status":"ok"}')
      return problem(`${address} says ${response.status}, and not that the site is well.`, remedy)
  } catch (error) {
    const { message, cause } = error as Error
    return problem(
      `${address} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
      remedy,
    )
  }
  return publicUrl.startsWith('https://')
    ? fine(`${publicUrl} leads here.`)
    : warning(
        `${publicUrl} leads here, but not over TLS.`,
        'Put a proxy with a certificate in front and use https.',
      )
}
