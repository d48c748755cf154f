import type { ToStaff } from '#domain/sentences/to-staff.ts'

/** What to do about a finding, in each language. */
export const REMEDIES = {
  seeWhetherReached: {
    en: 'See whether it can be reached.',
    es: 'Vea si se puede llegar a él.',
  },
  mendMessage: {
    en: 'Mend what the message names, then look again.',
    es: 'Arregle lo que dice el mensaje y revise de nuevo.',
  },
  setLimits: {
    en: 'Remove RATE_LIMITS=off from the settings.',
    es: 'Quite RATE_LIMITS=off de la configuración.',
  },
  trustProxy: {
    en: 'Set TRUST_PROXY=true if only the proxy can reach this server.',
    es: 'Ponga TRUST_PROXY=true si solo el proxy puede llegar a este servidor.',
  },
  setBucket: {
    en: 'Set S3_BUCKET before a second server is started; one server alone needs nothing.',
    es: 'Ponga S3_BUCKET antes de iniciar un segundo servidor; uno solo no necesita nada.',
  },
  seeDatabaseLog: { en: 'See the log of PostgreSQL.', es: 'Consulte el registro de PostgreSQL.' },
  allowCreating: {
    en: 'GRANT CREATE ON DATABASE and ON SCHEMA public to the user in DATABASE_URL.',
    es: 'Ejecute GRANT CREATE ON DATABASE y ON SCHEMA public para el usuario de DATABASE_URL.',
  },
  moreConnections: {
    en: 'Raise max_connections of PostgreSQL, or run fewer servers.',
    es: 'Aumente max_connections de PostgreSQL o use menos servidores.',
  },
  installNewer: {
    en: 'Install the version of the program that migrated it, or a later one.',
    es: 'Instale la versión del programa que la migró, o una posterior.',
  },
  startServer: {
    en: 'Start a server of this version: it migrates the database.',
    es: 'Inicie un servidor de esta versión: migra la base de datos.',
  },
  setClocks: {
    en: 'Turn on time synchronization (NTP) on both machines.',
    es: 'Active la sincronización de la hora (NTP) en las dos máquinas.',
  },
  makeRoom: {
    en: 'Make room, or move DATA_DIR to a larger disk. PostgreSQL stops taking bookings when it is full.',
    es: 'Libere espacio o mueva DATA_DIR a un disco más grande. Con el disco lleno, PostgreSQL deja de aceptar reservas.',
  },
  checkStorage: { en: 'Check the disk or the bucket.', es: 'Revise el disco o el bucket.' },
  setMail: { en: 'Set SMTP_URL and MAIL_FROM.', es: 'Ponga SMTP_URL y MAIL_FROM.' },
  checkSmtp: {
    en: 'Check SMTP_URL: address, port, user and password.',
    es: 'Revise SMTP_URL: dirección, puerto, usuario y contraseña.',
  },
  openOutbox: {
    en: 'Open the Outbox: each says why, and can be sent again.',
    es: 'Abra la Bandeja de salida: cada correo dice por qué y se puede enviar de nuevo.',
  },
  setAddress: {
    en: 'Set it to the address that families type.',
    es: 'Ponga ahí la dirección que escriben las familias.',
  },
  checkAddress: {
    en: 'Check the name, the certificate, and that the proxy leads to this server.',
    es: 'Revise el nombre, el certificado y que el proxy lleve a este servidor.',
  },
  useHttps: {
    en: 'Put a proxy with a certificate in front and use https.',
    es: 'Ponga delante un proxy con un certificado y use https.',
  },
  putKeyBack: {
    en: 'Put the key back. If it is lost, recovery codes and passkeys still work, and "npm run reset-password" does.',
    es: 'Vuelva a poner la clave. Si se perdió, siguen funcionando los códigos de recuperación, las llaves de acceso y "npm run reset-password".',
  },
  restart: {
    en: 'Restart this server: every start encrypts them.',
    es: 'Reinicie este servidor: cada inicio los cifra.',
  },
  setSecretsKey: {
    en: 'Set SECRETS_KEY to what "openssl rand -base64 32" prints, and keep a copy apart from the backups.',
    es: 'Ponga en SECRETS_KEY lo que muestra "openssl rand -base64 32" y guarde una copia aparte de las copias de seguridad.',
  },
  setBackups: {
    en: 'Set BACKUP_DIR to a folder on another disk, or make backups another way.',
    es: 'Ponga en BACKUP_DIR una carpeta de otro disco o haga las copias de seguridad de otra manera.',
  },
  seeBackupJob: {
    en: 'Under Outbox, Jobs, "Back up" says what went wrong and can be run at once.',
    es: 'En Bandeja de salida, Tareas, "Hacer la copia de seguridad" dice qué falló y se puede iniciar enseguida.',
  },
  otherDisk: {
    en: 'Set BACKUP_DIR to a folder on another disk.',
    es: 'Ponga en BACKUP_DIR una carpeta de otro disco.',
  },
  retryJob: {
    en: 'The Outbox shows it under Jobs; "Retry" does it at once.',
    es: 'La Bandeja de salida la muestra en Tareas; "Reintentar" la hace enseguida.',
  },
} as const satisfies Readonly<Record<string, ToStaff>>

export const upgradeTo = (major: number): ToStaff => ({
  en: `Upgrade it to ${major} or newer.`,
  es: `Actualícelo a la versión ${major} o a una más reciente.`,
})
