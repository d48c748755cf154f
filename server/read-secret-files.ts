import { readFileSync } from 'node:fs'
import { StartRefusal } from '#platform/boot.ts'
import type { Environment } from './read-environment.ts'

/** Settings that may be in a file, as containers mount secrets: its path is the value of the setting with `_FILE`. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'OPENAI_API_KEY',
  'TWILIO_AUTH_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRETS_KEY',
  'METRICS_TOKEN',
]

/**
 * Returns the environment with what such files contain. Throws a StartRefusal if one cannot be read or is empty: without
 * its secret, the server would take test payments, or start a database of its own.
 */
export function readSecretFiles(env: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`]
    if (!file) return []
    if (env[name]) throw new StartRefusal(`${name} and ${name}_FILE are both set: remove one.`)
    return [[name, readSecret(`${name}_FILE`, file)]]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function readSecret(name: string, file: string): string {
  const secret = readFile(name, file).trim()
  if (secret === '') throw new StartRefusal(`${name}: ${file} is empty.`)
  return secret
}

function readFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartRefusal(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
