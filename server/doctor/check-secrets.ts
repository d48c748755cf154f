import { fine, problem, warning } from '#platform/doctor.ts'
import { countSecrets } from '#server/accounts/second-factor/authenticator-secrets.ts'
import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

/** Checks whether the secrets of authenticator apps are encrypted, and by a key that is here. */
export async function checkSecrets(ctx: Context): Promise<Found> {
  const { all, plain, unreadable } = await countSecrets(ctx)
  if (unreadable > 0) return problem(FOUND.secretsUnreadable(unreadable), REMEDIES.putKeyBack)
  const hasKey = ctx.config.secretsKeys.length > 0
  if (plain > 0) return warning(FOUND.secretsPlain(plain), hasKey ? REMEDIES.restart : REMEDIES.setSecretsKey)
  if (!hasKey) return fine(FOUND.noSecrets())
  return fine(FOUND.secretsEncrypted(all))
}
