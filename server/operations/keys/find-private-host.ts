import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type KeysChange, toPlainSmtpAddress } from '#contract/operations/keys.ts'
import { bareHost, isReachable, type Reach } from '#server/foundation/reach/public-address.ts'

/**
 * Returns the field whose address leads into the server's own network, if any. Whoever may enter keys need not be whoever
 * runs the machine: its network is only reached through environment variables.
 */
export async function findPrivateHost(
  { smtp, s3 }: Pick<KeysChange, 'smtp' | 's3'>,
  reach: Reach,
): Promise<'smtp.url' | 's3.endpoint' | undefined> {
  const smtpAddress = smtp?.url && toPlainSmtpAddress(smtp.url)
  if (smtpAddress && (await isPrivate(smtpAddress, reach))) return 'smtp.url'
  return s3?.endpoint && (await isPrivate(s3.endpoint, reach)) ? 's3.endpoint' : undefined
}

async function isPrivate(address: string, reach: Reach): Promise<boolean> {
  // A scheme that URL does not know, such as smtp, leaves the host as it is typed: `2130706433` is an IP address, too.
  const url = URL.parse(address.replace(/^\w+:/, 'http:'))
  if (!url) return false
  const host = bareHost(url)
  if (isIP(host) > 0) return !isReachable(host, reach)
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.some((one) => !isReachable(one.address, reach))
}
