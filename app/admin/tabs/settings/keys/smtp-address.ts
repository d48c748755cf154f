/** What an owner knows of a mail server, as the provider's help page lists it. */
export const SMTP_PARTS = ['host', 'port', 'user', 'password'] as const
export type SmtpParts = Readonly<Record<(typeof SMTP_PARTS)[number], string>>

/** Encrypted from the first byte on; other ports begin in plain text and ask for encryption. */
const ENCRYPTED_PORT = '465'

/** Returns the address that the server reads; undefined if nothing was typed. A whole address may be pasted as the host. */
export function toSmtpUrl({ host, port, user, password }: SmtpParts): string | undefined {
  const [name, number] = [host.trim(), port.trim() || ENCRYPTED_PORT]
  if (name === '' || name.includes('://')) return name || undefined
  const secret = password === '' ? '' : `:${encodeURIComponent(password)}`
  const account = user.trim() === '' ? '' : `${encodeURIComponent(user.trim())}${secret}@`
  return `${number === ENCRYPTED_PORT ? 'smtps' : 'smtp'}://${account}${name}:${number}`
}

/** Returns which part cannot be used. */
export function findBadPart({ host, port, user, password }: SmtpParts): 'host' | 'port' | undefined {
  const name = host.trim()
  if (name === '') return [port, user, password].some((part) => part.trim() !== '') ? 'host' : undefined
  if (name.includes('://')) return undefined
  if (!/^[\w.-]+$/.test(name)) return 'host'
  return /^\d{0,5}$/.test(port.trim()) && Number(port) <= 65_535 ? undefined : 'port'
}
