/** The mail server settings as a provider's help page lists them. */
export const SMTP_PARTS = ['host', 'port', 'user', 'password'] as const
export type SmtpParts = Readonly<Record<(typeof SMTP_PARTS)[number], string>>

/** Implicit TLS; other ports start in plain text and upgrade with STARTTLS. */
const ENCRYPTED_PORT = '465'

/**
 * Returns the SMTP URL that the server reads; undefined if nothing was entered. A complete URL may be pasted
 * as the host.
 */
export function toSmtpUrl({ host, port, user, password }: SmtpParts): string | undefined {
  const [name, number] = [host.trim(), port.trim() || ENCRYPTED_PORT]
  if (name === '' || name.includes('://')) return name || undefined
  const secret = password === '' ? '' : `:${encodeURIComponent(password)}`
  const account = user.trim() === '' ? '' : `${encodeURIComponent(user.trim())}${secret}@`
  return `${number === ENCRYPTED_PORT ? 'smtps' : 'smtp'}://${account}${name}:${number}`
}

/** Returns which part is invalid. */
export function findBadPart({ host, port, user, password }: SmtpParts): 'host' | 'port' | undefined {
  const name = host.trim()
  if (name === '') return [port, user, password].some((part) => part.trim() !== '') ? 'host' : undefined
  if (name.includes('://')) return undefined
  if (!/^[\w.-]+$/.test(name)) return 'host'
  return /^\d{0,5}$/.test(port.trim()) && Number(port) <= 65_535 ? undefined : 'port'
}
