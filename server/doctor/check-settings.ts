import type { Context } from '#server/context.ts'
import { fine, problem, type Result, warning } from './finding.ts'

/** Checks whether the settings fit together. Settings that cannot be used at all prevent the start. */
export function checkSettings({ config }: Context): Result {
  const { publicUrl, rateLimits, trustProxy, s3, databaseUrl } = config
  if (!rateLimits)
    return problem('Nobody is limited: RATE_LIMITS is off.', 'Remove RATE_LIMITS=off from the settings.')
  if (publicUrl?.startsWith('https://') && !trustProxy)
    return warning(
      'PUBLIC_URL is https, so a proxy ends TLS, but TRUST_PROXY is not set: all visitors count as one.',
      'Set TRUST_PROXY=true if only the proxy can reach this server.',
    )
  if (databaseUrl && publicUrl && !s3)
    return warning(
      'Pictures lie in DATA_DIR. A second server would not see them.',
      'Set S3_BUCKET before a second server is started; one server alone needs nothing.',
    )
  return fine('The settings fit together.')
}
