import { message } from '#domain/foundation/messages/message.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Finding } from './finding.ts'

const PATIENCE_MILLISECONDS = 8_000

/** Requests the public address as a visitor would. */
export async function checkAddress({ config: { publicUrl } }: Context): Promise<Finding> {
  if (!publicUrl) return warning(message('doctor.noAddress'), message('doctor.remedy.setAddress'))
  const address = `${publicUrl}/api/health`
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      redirect: 'manual',
    })
    const body: unknown = response.ok ? await response.json() : undefined
    if (JSON.stringify(body) !== '{"status":"ok"}')
      return problem(
        message('doctor.addressNotWell', { address, status: response.status }),
        message('doctor.remedy.checkAddress'),
      )
  } catch (error) {
    const failure = error as Error
    const reason = failure.cause instanceof Error ? failure.cause.message : failure.message
    return problem(
      message('doctor.addressNotReached', { address, message: reason }),
      message('doctor.remedy.checkAddress'),
    )
  }
  return publicUrl.startsWith('https://')
    ? passed(message('doctor.addressFine', { address: publicUrl }))
    : warning(message('doctor.addressWithoutTls', { address: publicUrl }), message('doctor.remedy.useHttps'))
}
