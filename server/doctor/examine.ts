import { setTimeout as pause } from 'node:timers/promises'
import type { Diagnosis, Finding } from '#contract/operations/doctor.ts'
import type { ToStaff } from '#domain/sentences/to-staff.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
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
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

/** The longest wait for a service that does not respond. */
const PATIENCE_MILLISECONDS = 10_000
const NO_RESPONSE = problem(FOUND.noResponse(PATIENCE_MILLISECONDS / 1000), REMEDIES.seeWhetherReached)

type Check = (ctx: Context) => Result | Promise<Result>

const CHECKS: readonly (ToStaff & { readonly check: Check })[] = [
  { en: 'Settings', es: 'Configuración', check: checkSettings },
  { en: 'Database', es: 'Base de datos', check: checkDatabase },
  { en: 'Database schema', es: 'Esquema de la base de datos', check: checkMigrations },
  { en: 'Clock', es: 'Reloj', check: checkClock },
  { en: 'Disk', es: 'Disco', check: checkDisk },
  { en: 'Pictures', es: 'Imágenes', check: checkStorage },
  { en: 'Mail', es: 'Correo', check: checkMail },
  { en: 'Payments', es: 'Pagos', check: checkPayments },
  { en: 'Payment webhook', es: 'Webhook de pagos', check: checkWebhook },
  { en: 'Public address', es: 'Dirección pública', check: checkAddress },
  { en: 'Authenticator apps', es: 'Aplicaciones de autenticación', check: checkSecrets },
  { en: 'Backups', es: 'Copias de seguridad', check: checkBackups },
  { en: 'Jobs', es: 'Tareas', check: checkJobs },
]

/** Checks everything that an installation needs. A failing check is reported and does not stop the others. */
export async function examine(ctx: Context, language: Language = DEFAULT_LANGUAGE): Promise<Diagnosis> {
  const findings = await Promise.all(
    CHECKS.map(async ({ check, [language]: name }): Promise<Finding> => {
      const { state, sentence, remedy } = await look(check, ctx)
      return { name, state, sentence: sentence[language], remedy: remedy?.[language] ?? null }
    }),
  )
  const last = await lastBackup(ctx.config).catch(() => undefined)
  return {
    checkedAt: ctx.now().toISOString(),
    findings,
    lastBackup: last ? { ...last, createdAt: last.createdAt.toISOString() } : null,
  }
}

async function look(check: Check, ctx: Context): Promise<Result> {
  const patience = new AbortController()
  const silence = pause(PATIENCE_MILLISECONDS, undefined, { signal: patience.signal, ref: false }).then(
    () => NO_RESPONSE,
    () => NO_RESPONSE,
  )
  try {
    return await Promise.race([check(ctx), silence])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return problem(FOUND.notChecked(reason), REMEDIES.mendMessage)
  } finally {
    patience.abort()
  }
}
