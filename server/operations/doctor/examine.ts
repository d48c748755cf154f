import type { CheckResult, Diagnosis } from '#contract/operations/doctor.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { problem, runCheck } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { lastBackup } from '#server/operations/backups/daily-backup.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkClock, checkDatabase, checkMigrations } from './check-database.ts'
import { checkDisk, checkStorage } from './check-disk.ts'
import { checkJobs } from './check-jobs.ts'
import { checkMail } from './check-mail.ts'
import { checkPayments, checkWebhook, walletCheck } from './check-payments.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkSettings } from './check-settings.ts'
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
  return [
    ...CHECKS,
    ...(wallets ? [{ name: message('doctor.check.wallets'), check: wallets }] : []),
    ...(texts ? [{ name: message('doctor.check.texts'), check: texts }] : []),
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
