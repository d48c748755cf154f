import { countSecrets } from '#server/accounts/second-factor/authenticator-secrets.ts'
import type { Context } from '#server/context.ts'
import { fine, problem, type Result, warning } from './finding.ts'

const SET_KEY =
  'Set SECRETS_KEY to what "openssl rand -base64 32" prints, and keep a copy apart from the backups.'

/** Checks whether the secrets of authenticator apps are encrypted, and by a key that is here. */
export async function checkSecrets(ctx: Context): Promise<Result> {
  const { all, plain, unreadable } = await countSecrets(ctx)
  if (unreadable > 0)
    return problem(
      `The secrets of ${unreadable} authenticator apps were encrypted with another SECRETS_KEY: their codes open nothing.`,
      'Put the key back. If it is lost, recovery codes and passkeys still work, and "npm run reset-password" does.',
    )
  const hasKey = ctx.config.secretsKeys.length > 0
  if (plain > 0)
    return warning(
      `The secrets of ${plain} authenticator apps are plain text in the database, and in its backups.`,
      hasKey ? 'Restart this server: every start encrypts them.' : SET_KEY,
    )
  if (!hasKey)
    return fine('Nobody uses an authenticator app. Without SECRETS_KEY its secret would be plain text.')
  return fine(`SECRETS_KEY is set: the secrets of ${all} authenticator apps are encrypted.`)
}
