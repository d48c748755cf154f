import { message } from '#domain/foundation/messages/message.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { countSecrets } from '#server/people/accounts/second-factor/authenticator-secrets.ts'
import type { Finding } from './finding.ts'

/** Checks whether the secrets of authenticator apps are encrypted, with a key that is available here. */
export async function checkSecrets(ctx: Context): Promise<Finding> {
  const { all, plain, unreadable } = await countSecrets(ctx)
  if (unreadable > 0)
    return problem(
      message('doctor.secretsUnreadable', { count: unreadable }),
      message('doctor.remedy.putKeyBack'),
    )
  const hasKey = ctx.config.secretsKeys.length > 0
  if (plain > 0)
    return warning(
      message('doctor.secretsPlain', { count: plain }),
      hasKey ? message('doctor.remedy.restart') : message('doctor.remedy.setSecretsKey'),
    )
  if (!hasKey) return passed(message('doctor.noSecrets'))
  return passed(message('doctor.secretsEncrypted', { count: all }))
}
