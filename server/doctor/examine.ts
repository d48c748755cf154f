import { setTimeout as pause } from 'node:timers/promises'
import type { Diagnosis, Finding } from '#contract/doctor.ts'
import { lastBackup } from '#server/backups/daily-backup.ts'
import type { Context } from '#server/context.ts'
import { checkAddress } from './check-address.ts'
import { checkBackups } from './check-backups.ts'
import { checkClock, checkDatabase, checkMigrations } from './check-database.ts'
import { checkDisk, checkStorage } from './check-disk.ts'
import { checkJobs } from './check-jobs.ts'
import { checkMail } from './check-mail.ts'
import { checkPayments, checkWebhook } from './check-payments.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkSettings } from './check-settings.ts'
import { problem, type Result } from './finding.ts'

/** The longest wait for a service that does not respond. */
const PATIENCE_MILLISECONDS = 10_000

const CHECKS: Readonly<Record<string, (ctx: Context) => Result | Promise<Result>>> = {
  Settings: checkSettings,
  Database: checkDatabase,
  'Database schema': checkMigrations,
  Clock: checkClock,
  Disk: checkDisk,
  Pictures: checkStorage,
  Mail: checkMail,
  Payments: checkPayments,
  'Payment webhook': checkWebhook,
  'Public address': checkAddress,
  'Authenticator apps': checkSecrets,
  Backups: checkBackups,
  Jobs: checkJobs,
}

/** Checks everything that an installation needs. A failing check is reported and does not stop the others. */
export async function examine(ctx: Context): Promise<Diagnosis> {
  const findings = await Promise.all(Object.entries(CHECKS).map(([name, check]) => look(name, check, ctx)))
  const last = await lastBackup(ctx.config).catch(() => undefined)
  return {
    checkedAt: ctx.now().toISOString(),
    findings,
    lastBackup: last ? { ...last, createdAt: last.createdAt.toISOString() } : null,
  }
}

async function look(
  name: string,
  check: (ctx: Context) => Result | Promise<Result>,
  ctx: Context,
): Promise<Finding> {
  const patience = new AbortController()
  const silence = pause(PATIENCE_MILLISECONDS, undefined, { signal: patience.signal, ref: false }).then(
    () =>
      problem(
        `No response within ${PATIENCE_MILLISECONDS / 1000} seconds.`,
        'See whether it can be reached.',
      ),
    () => problem('', ''),
  )
  try {
    return { name, ...(await Promise.race([check(ctx), silence])) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      name,
      ...problem(`It could not be checked: ${reason}`, 'Mend what the message names, then look again.'),
    }
  } finally {
    patience.abort()
  }
}
