import { fine, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

/** Checks whether the settings fit together. Settings that cannot be used at all prevent the start. */
export function checkSettings({ config }: Context): Found {
  const { publicUrl, rateLimits, trustProxy, s3, databaseUrl } = config
  if (!rateLimits) return problem(FOUND.noLimits(), REMEDIES.setLimits)
  if (publicUrl?.startsWith('https://') && !trustProxy)
    return warning(FOUND.proxyNotTrusted(), REMEDIES.trustProxy)
  if (databaseUrl && publicUrl && !s3) return warning(FOUND.picturesInFolder(), REMEDIES.setBucket)
  return fine(FOUND.settingsFit())
}
