import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type LoggerOptions, pino, type SerializedError } from 'pino'
import type pinoPretty from 'pino-pretty'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'

const STANDARD_OUTPUT = 1

/** Never logged, at the top level of a line or nested. */
const HIDDEN = ['password', 'authorization', 'credential', 'number', 'cvc', 'clientSecret']

/** The destination of the lines, each with its line break. */
type LogOutput = { write(line: string): void }

/**
 * Writes JSON lines to standard output, pretty-printed on a terminal, or to the given output. Credentials and card
 * numbers are never logged in the first place; these rules are a safety net.
 */
export function createLog(
  level: string,
  output: LogOutput = process.stdout.isTTY ? prettyOutput() : lossyOutput(),
) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...HIDDEN, ...HIDDEN.map((name) => `*.${name}`), 'req.headers'], censor: '[hidden]' },
    serializers: { error: withoutValues },
  }
  return pino(options, output)
}

/** Not bundled with the server, and only loaded on a terminal. */
function prettyOutput() {
  const { build }: typeof pinoPretty = createRequire(import.meta.url)('pino-pretty')
  return build({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true })
}

/** If nothing can be written, as on a full disk, the line is lost and the program continues. */
function lossyOutput(): LogOutput {
  return {
    write(line: string) {
      try {
        writeSync(STANDARD_OUTPUT, line)
      } catch {
        // The error cannot be reported anywhere.
      }
    },
  }
}

/**
 * Returns an error without its query's values, which are customers' words and secrets. The query text is enough to find
 * a bug.
 */
export function withoutValues(error: unknown): unknown {
  // Anything can be thrown, and an error while logging would end the server.
  return error instanceof Error ? scrubbed(pino.stdSerializers.errWithCause(error)) : error
}

function scrubbed(error: SerializedError): object {
  const { params: _, detail: __, cause, ...serialized } = error
  const message = serialized.message.replace(/\nparams: [\s\S]*$/, '')
  const stack = serialized.stack?.replace(serialized.message, () => message)
  return { ...serialized, message, stack, ...(isSerialized(cause) ? { cause: scrubbed(cause) } : {}) }
}

function isSerialized(cause: unknown): cause is SerializedError {
  return typeof cause === 'object' && cause !== null && 'message' in cause
}

const SECRET_CALLS = ['bookings', 'my-bookings', 'parties', 'calendar', 'test-payments', 'waiting-list']
const SECRET_PAGES = [
  '/my-booking',
  '/party',
  '/waiting-list',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/follow-ups/unsubscribe',
]
const BEFORE_SECRETS = [
  ...SECRET_CALLS.map((call) => `/api/${call}`),
  ...SECRET_PAGES.flatMap((page) => LANGUAGES.map((language) => pathIn(language, page))),
]
const SECRET = new RegExp(`^((?:${BEFORE_SECRETS.join('|')})/)(?!\\d+(?:/|$))[^/]+`)
/** Changes what a guest's parent answered. */
const ANSWER = /(?<=\/answers\/)[^/]+/

/**
 * Returns a path without anything that gives access to a booking, a payment, a waiting list entry or the calendar feed:
 * the secrets in such paths, and the whole query, which may contain a token. Ids give no access and are kept.
 */
export function withoutSecrets(address: string): string {
  return address.replace(/\?.*$/s, '').replace(SECRET, '$1…').replace(ANSWER, '…')
}

/** Does the same for a URL that may include its host. */
export function withoutSecretsInAddress(address: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(address) ?? []
  return origin + withoutSecrets(path)
}
