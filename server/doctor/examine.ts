import type { Diagnosis, Finding } from '#contract/operations/doctor.ts'
import type { ToStaff } from '#domain/sentences/to-staff.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import { problem, runCheck } from '#platform/doctor.ts'
import { lastBackup } from '#server/backups/daily-backup.ts'
import type { Context } from '#server/context.ts'
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
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

export type Check = (ctx: Context) => Found | Promise<Found>

type NamedCheck = ToStaff & { readonly check: Check }

const CHECKS: readonly NamedCheck[] = [
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

function checksFor(ctx: Context): readonly NamedCheck[] {
  const wallets = walletCheck(ctx)
  const texts = textCheck(ctx)
  return [
    ...CHECKS,
    ...(wallets ? [{ en: 'Wallets', es: 'Billeteras', check: wallets }] : []),
    ...(texts ? [{ en: 'Texts', es: 'Mensajes de texto', check: texts }] : []),
  ]
}

const SILENCE = {
  noResponse: (seconds: number) => problem(FOUND.noResponse(seconds), REMEDIES.seeWhetherReached),
  notChecked: (reason: string) => problem(FOUND.notChecked(reason), REMEDIES.mendMessage),
}

/** Checks everything that an installation needs. A failing check is reported and does not stop the others. */
export async function examine(ctx: Context, language: Language = DEFAULT_LANGUAGE): Promise<Diagnosis> {
  const findings = await Promise.all(
    checksFor(ctx).map(async ({ check, [language]: name }): Promise<Finding> => {
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

/** Runs one check; one that fails or hangs is a problem that was found. */
export function look(check: Check, ctx: Context): Promise<Found> {
  return runCheck(() => check(ctx), SILENCE)
}
