import { fine, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

const PATIENCE_MILLISECONDS = 8_000

/** Requests the public address as a visitor would. */
export async function checkAddress({ config: { publicUrl } }: Context): Promise<Found> {
  if (!publicUrl) return warning(FOUND.noAddress(), REMEDIES.setAddress)
  const address = `${publicUrl}/api/health`
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      redirect: 'manual',
    })
    const body: unknown = response.ok ? await response.json() : undefined
    if (JSON.stringify(body) !== '{"status":"ok"}')
      return problem(FOUND.addressNotWell(address, response.status), REMEDIES.checkAddress)
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    return problem(FOUND.addressNotReached(address, reason), REMEDIES.checkAddress)
  }
  return publicUrl.startsWith('https://')
    ? fine(FOUND.addressFine(publicUrl))
    : warning(FOUND.addressWithoutTls(publicUrl), REMEDIES.useHttps)
}
