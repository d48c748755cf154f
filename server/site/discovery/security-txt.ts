import { LANGUAGES } from '#domain/foundation/text/language.ts'

const MONTHS_VALID = 6

/**
 * Returns where to report a weakness (RFC 9116): to the address that the site shows. The file is generated on each
 * request, so its last day, half a year ahead, only says that the site still answers.
 */
export function securityTxt({ url, email, now }: { url: string; email: string; now: Date }): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_VALID))
  return `Contact: mailto:${encodeURI(email)}
Expires: ${expires.toISOString()}
Preferred-Languages: ${LANGUAGES.join(', ')}
Canonical: ${url}/.well-known/security.txt
`
}
