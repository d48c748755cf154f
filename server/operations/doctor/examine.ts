import type { CheckResult, Diagnosis } from '#contract/operations/doctor.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { passed, problem, runCheck, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { describeLockedKeys } from '#server/foundation/secrets/describe-locked-keys.ts'
import { lastBackup } from '#server/operations/backups/daily-backup.ts'
import { countSecrets } from '#server/people/accounts/second-factor/authenticator-secrets.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkClock, checkDatabase, checkMigrations } from './check-database.ts'
import { checkDisk, checkStorage } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkPayments, checkWebhook, walletCheck } from './check-payments.ts'
import { textCheck } from './check-texts.ts'
import type { Finding } from './finding.ts'

export type Check = (ctx: Context) => Finding | Promise<Finding>

type NamedCheck = { readonly name: Message; readonly check: Check }

const CHECKS: readonly NamedCheck[] = [
  { name: message('doctor.check.settings'), check: checkSettings },
  { name: message('doctor.check.database'), check: checkDatabase },
  { name: message('doctor.check.databaseSchema'), check: checkMigrations },
  { name: message('doctor.check.clock'), check: checkClock },
  { name: message('doctor.check.disk'), check: checkDisk },
  { name: message('doctor.check.pictures'), check: checkStorage },
  { name: message('doctor.check.mail'), check: checkMail },
  { name: message('doctor.check.payments'), check: checkPayments },
  { name: message('doctor.check.paymentWebhook'), check: checkWebhook },
  { name: message('doctor.check.publicAddress'), check: checkAddress },
  { name: message('doctor.check.authenticatorApps'), check: checkSecrets },
  { name: message('doctor.check.backups'), check: checkBackups },
  { name: message('doctor.check.jobs'), check: checkJobs },
]

function checksFor(ctx: Context): readonly NamedCheck[] {
  const wallets = walletCheck(ctx)
  const texts = textCheck(ctx)
  const isLocked = ctx.config.lockedKeys.length > 0
  return [
    ...CHECKS,
    ...(wallets ? [{ name: message('doctor.check.wallets'), check: wallets }] : []),
    ...(texts ? [{ name: message('doctor.check.texts'), check: texts }] : []),
    ...(isLocked ? [{ name: message('doctor.check.storedKeys'), check: describeLockedKeys }] : []),
  ]
}

const SILENCE = {
  noResponse: (seconds: number) =>
    problem(message('doctor.noResponse', { seconds }), message('doctor.remedy.seeWhetherReached')),
  notChecked: (reason: string) =>
    problem(message('doctor.notChecked', { reason }), message('doctor.remedy.mendMessage')),
}

/** Checks everything that an installation needs. A failing check is reported and does not stop the others. */
export async function examine(ctx: Context, language: Language = DEFAULT_LANGUAGE): Promise<Diagnosis> {
  const text = textIn(language)
  const findings = await Promise.all(
    checksFor(ctx).map(async ({ check, name }): Promise<CheckResult> => {
      const { state, sentence, remedy } = await runDoctorCheck(check, ctx)
      return { name: text(name), state, sentence: text(sentence), remedy: remedy && text(remedy) }
    }),
  )
  const last = await lastBackup(ctx.config).catch(() => undefined)
  return {
    checkedAt: ctx.now().toISOString(),
    findings,
    lastBackup: last ? { ...last, createdAt: last.createdAt.toISOString() } : null,
  }
}

/** Runs a check; if it fails or hangs, that is a problem found. */
export function runDoctorCheck(check: Check, ctx: Context): Promise<Finding> {
  return runCheck(() => check(ctx), SILENCE)
}

/** Checks whether the settings fit together. Settings that are unusable prevent the start. */
function checkSettings({ config }: Context): Finding {
  const { publicUrl, rateLimits, trustProxy, s3, databaseUrl } = config
  if (!rateLimits) return problem(message('doctor.noLimits'), message('doctor.remedy.setLimits'))
  if (publicUrl?.startsWith('https://') && !trustProxy)
    return warning(message('doctor.proxyNotTrusted'), message('doctor.remedy.trustProxy'))
  if (databaseUrl && publicUrl && !s3)
    return warning(message('doctor.picturesInFolder'), message('doctor.remedy.setBucket'))
  return passed(message('doctor.settingsFit'))
}

async function checkJobs({ jobs }: Context): Promise<Finding> {
  const all = await jobs.overview()
  if (all.length === 0) return passed(message('doctor.jobsUnknown'))
  const failed = all.filter(({ lastFailure }) => lastFailure !== null)
  const [first] = failed
  if (!first) return passed(message('doctor.jobsFine'))
  return warning(
    message('doctor.jobFailed', {
      title: first.title,
      failure: first.lastFailure ?? '',
      others: failed.length - 1,
    }),
    message('doctor.remedy.retryJob'),
  )
}

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
