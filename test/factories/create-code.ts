import { Secret, TOTP } from 'otpauth'

/** Returns the code an authenticator app shows for a key at a moment. */
export function createCode(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
