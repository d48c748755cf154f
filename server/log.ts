import { pino } from 'pino'

/** JSON lines; pretty when a person watches. Credentials and card numbers never get here, and these are a net below. */
export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.authorization',
        '*.credential',
        '*.number',
        '*.cvc',
        '*.clientSecret',
        'req.headers',
      ],
      censor: '[hidden]',
    },
    serializers: { error: pino.stdSerializers.errWithCause },
    ...(process.stdout.isTTY
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
          },
        }
      : {}),
  })
}
