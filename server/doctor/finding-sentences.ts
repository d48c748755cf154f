import type { ToStaff } from '#domain/sentences/to-staff.ts'

/** What the doctor finds, in each language. Messages of other programs stay as they are. */
export const FOUND = {
  noResponse: (seconds: number) => ({
    en: `No response within ${seconds} seconds.`,
    es: `No hubo respuesta en ${seconds} segundos.`,
  }),
  notChecked: (reason: string) => ({
    en: `It could not be checked: ${reason}`,
    es: `No se pudo revisar: ${reason}`,
  }),

  noLimits: () => ({
    en: 'Rate limits are off: RATE_LIMITS=off.',
    es: 'No hay límites para nadie: RATE_LIMITS está en "off".',
  }),
  proxyNotTrusted: () => ({
    en: 'PUBLIC_URL is https, so a proxy ends TLS, but TRUST_PROXY is not set: all visitors are counted as one.',
    es: 'PUBLIC_URL es https, así que un proxy termina TLS, pero falta TRUST_PROXY: todos los visitantes cuentan como uno.',
  }),
  picturesInFolder: () => ({
    en: 'Pictures are stored in DATA_DIR. A second server would not see them.',
    es: 'Las imágenes están en DATA_DIR. Un segundo servidor no las vería.',
  }),
  settingsFit: () => ({ en: 'The settings fit together.', es: 'La configuración es coherente.' }),

  databaseSilent: () => ({
    en: 'The database did not report its version.',
    es: 'La base de datos no dijo nada de sí misma.',
  }),
  databaseTooOld: (version: string) => ({
    en: `PostgreSQL ${version} is too old.`,
    es: `PostgreSQL ${version} es demasiado antiguo.`,
  }),
  mayNotCreate: () => ({
    en: 'The database user may not create tables, so the next version could not start.',
    es: 'El usuario de la base de datos no puede crear tablas, así que la próxima versión no podría arrancar.',
  }),
  fewConnections: (used: number, most: number, needed: number) => ({
    en: `${used} of ${most} connections are in use; another server needs ${needed}.`,
    es: `Hay ${used} de ${most} conexiones en uso; otro servidor necesita ${needed}.`,
  }),
  databaseFine: (version: string, used: number, most: number) => ({
    en: `PostgreSQL ${version}, ${used} of ${most} connections in use.`,
    es: `PostgreSQL ${version}, ${used} de ${most} conexiones en uso.`,
  }),
  databaseNewer: () => ({
    en: 'The database is newer than this program.',
    es: 'La base de datos es más reciente que este programa.',
  }),
  migrationsWaiting: (count: number) => ({
    en: `${count} migrations are waiting.`,
    es: `Migraciones pendientes: ${count}.`,
  }),
  migrationsInPlace: (count: number) => ({
    en: `All ${count} migrations are in place.`,
    es: `Las ${count} migraciones están aplicadas.`,
  }),
  clocksDiffer: (seconds: number) => ({
    en: `The clocks of the server and its database differ by ${seconds} seconds.`,
    es: `Los relojes del servidor y de su base de datos difieren en ${seconds} segundos.`,
  }),
  clocksAgree: () => ({
    en: 'The clocks of the server and its database agree.',
    es: 'Los relojes del servidor y de su base de datos coinciden.',
  }),

  diskFree: (gigabytes: string, folder: string) => ({
    en: `${gigabytes} GB are free on the disk of ${folder}.`,
    es: `Quedan ${gigabytes} GB libres en el disco de ${folder}.`,
  }),
  storageWorks: (isBucket: boolean) => ({
    en: `The pictures' ${isBucket ? 'bucket' : 'folder'} can be written and read.`,
    es: `Se puede escribir y leer en ${place(isBucket)} de las imágenes.`,
  }),
  storageGarbles: (isBucket: boolean) => ({
    en: `The pictures' ${isBucket ? 'bucket' : 'folder'} returns something other than what was written.`,
    es: `En ${place(isBucket)} de las imágenes se lee algo distinto de lo que se escribió.`,
  }),

  noMail: () => ({
    en: 'E-mails are kept in the Outbox and are not delivered.',
    es: 'Los correos se quedan en la Bandeja de salida y no le llegan a nadie.',
  }),
  mailRefused: (message: string) => ({
    en: `The mail server does not accept mail: ${message}`,
    es: `El servidor de correo no acepta correos: ${message}`,
  }),
  mailsFailed: (count: number) => ({
    en: `${count} e-mails failed in the last seven days.`,
    es: `Correos de los últimos siete días que no se pudieron enviar: ${count}.`,
  }),
  mailTaken: () => ({ en: 'The mail server accepts mail.', es: 'El servidor de correo acepta correos.' }),

  noAddress: () => ({
    en: 'PUBLIC_URL is not set: links in e-mails lead to this computer only.',
    es: 'Falta PUBLIC_URL: los enlaces de los correos solo llevan a esta computadora.',
  }),
  addressNotWell: (address: string, status: number) => ({
    en: `${address} answers ${status} instead of saying that the site is healthy.`,
    es: `${address} responde ${status}, y no que el sitio está bien.`,
  }),
  addressNotReached: (address: string, message: string) => ({
    en: `${address} cannot be reached: ${message}`,
    es: `No se puede llegar a ${address}: ${message}`,
  }),
  addressFine: (address: string) => ({ en: `${address} leads here.`, es: `${address} lleva aquí.` }),
  addressWithoutTls: (address: string) => ({
    en: `${address} leads here, but not over TLS.`,
    es: `${address} lleva aquí, pero sin TLS.`,
  }),

  secretsUnreadable: (count: number) => ({
    en: `The secrets of ${count} authenticator apps were encrypted with another SECRETS_KEY: their codes do not work.`,
    es: `Los secretos de ${apps(count)} se cifraron con otra SECRETS_KEY: sus códigos no abren nada.`,
  }),
  secretsPlain: (count: number) => ({
    en: `The secrets of ${count} authenticator apps are plain text in the database, and in its backups.`,
    es: `Los secretos de ${apps(count)} están sin cifrar en la base de datos y en sus copias de seguridad.`,
  }),
  noSecrets: () => ({
    en: 'Nobody uses an authenticator app. Without SECRETS_KEY its secret would be plain text.',
    es: 'Nadie usa una aplicación de autenticación. Sin SECRETS_KEY, su secreto quedaría sin cifrar.',
  }),
  secretsEncrypted: (count: number) => ({
    en: `SECRETS_KEY is set: the secrets of ${count} authenticator apps are encrypted.`,
    es: `SECRETS_KEY está puesta: los secretos de ${apps(count)} están cifrados.`,
  }),

  noBackups: () => ({
    en: 'There are no automatic backups.',
    es: 'No se hace ninguna copia de seguridad automática.',
  }),
  noBackupYet: (folder: string) => ({
    en: `There is no backup in ${folder} yet.`,
    es: `Todavía no hay ninguna copia de seguridad en ${folder}.`,
  }),
  backupOld: (days: number) => ({
    en: `The last backup is ${days} days old.`,
    es: `La última copia de seguridad es de hace ${days} días.`,
  }),
  backupOnSameDisk: () => ({
    en: 'The backups are on the same disk as the data, and would be lost with it.',
    es: 'Las copias de seguridad están en el mismo disco que los datos y se pierden con él.',
  }),
  backupFine: (hours: number) => ({
    en: `The last backup is ${hours} hours old.`,
    es: `La última copia de seguridad es de hace ${hours} ${hours === 1 ? 'hora' : 'horas'}.`,
  }),

  jobsUnknown: () => ({
    en: 'Only a running server knows: see its System tab.',
    es: 'Solo lo sabe un servidor en marcha: lo muestra en su pestaña Sistema.',
  }),
  jobsFine: () => ({ en: 'No job has failed.', es: 'Ninguna tarea ha fallado.' }),
  /** `others` counts the further jobs that failed. */
  jobFailed: (title: ToStaff, failure: string, others: number) => ({
    en: `"${title.en}" failed: ${failure}${others > 0 ? `, and ${others} more` : ''}.`,
    es: `"${title.es}" falló: ${failure}${others > 0 ? `, y ${others} más` : ''}.`,
  }),
} satisfies Readonly<Record<string, (...about: never[]) => ToStaff>>

const place = (isBucket: boolean) => (isBucket ? 'el bucket' : 'la carpeta')
const apps = (count: number) =>
  count === 1 ? '1 aplicación de autenticación' : `${count} aplicaciones de autenticación`
