import { message } from '#domain/foundation/messages/message.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Finding } from './finding.ts'

/** Checks whether the settings fit together. Settings that are unusable prevent the start. */
export function checkSettings({ config }: Context): Finding {
  const { publicUrl, rateLimits, trustProxy, s3, databaseUrl } = config
  if (!rateLimits) return problem(message('doctor.noLimits'), message('doctor.remedy.setLimits'))
  if (publicUrl?.startsWith('https://') && !trustProxy)
    return warning(message('doctor.proxyNotTrusted'), message('doctor.remedy.trustProxy'))
  if (databaseUrl && publicUrl && !s3)
    return warning(message('doctor.picturesInFolder'), message('doctor.remedy.setBucket'))
  return passed(message('doctor.settingsFit'))
}
