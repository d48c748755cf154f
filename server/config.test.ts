import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.ts'

describe('parseConfig', () => {
  it('needs nothing', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      holdMinutes: 30,
      rateLimits: true,
      paymentProviders: [{ name: 'test' }],
    })
  })

  it('treats an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', STRIPE_SECRET_KEY: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_wrong', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_API_BASE: 'https://proxy.example.com/stripe' }, 'STRIPE_API_BASE must be a protocol, a host'],
    [
      { STRIPE_API_BASE: 'https://me:secret@proxy.example.com' },
      'STRIPE_API_BASE must be a protocol, a host',
    ],
    [{ STRIPE_API_BASE: 'proxy' }, 'STRIPE_API_BASE must be a web address'],
    [{ PUBLIC_URL: 'https://example.com/parties' }, 'PUBLIC_URL must be a protocol, a host'],
    [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS'],
    [{ S3_BUCKET: 'pictures' }, 'S3_ACCESS_KEY_ID'],
    [{ ADMIN_USERNAME: 'owner' }, 'ADMIN_PASSWORD'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
    [{ HOLD_MINUTES: '-5' }, 'HOLD_MINUTES'],
    [{ BACKUP_DIR: '/backups', BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  ])('refuses %j and names %s', (env, name) => {
    expect(() => parseConfig(env)).toThrow(name)
  })

  it('names all invalid settings at once', () => {
    expect(() => parseConfig({ PORT: 'x', SMTP_URL: 'y' })).toThrow(/PORT[\s\S]*SMTP_URL/)
  })
})
