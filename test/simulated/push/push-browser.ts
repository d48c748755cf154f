import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export type Browser = {
  /** What it gives to the site, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Decrypts a message for this browser. */
  decrypt(body: Buffer): string
}

const TAG_BYTES = 16

/** Returns a browser with new keys (RFC 8291). */
export function newBrowser(): Browser {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      // The header of RFC 8188: salt, record size, and the sender's public key as its id.
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const sender = body.subarray(21, 21 + keyLength)
      const record = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = derive(pair.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-TAG_BYTES))
      const text = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
      // A delimiter separates the text from its padding.
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
    },
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}
