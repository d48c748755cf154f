import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Addresses, the owner's letterhead and names of what is rented, and lines of a price as they are stored in English. */
const OWNED =
  /^(https?:\S+|\(305\).*|123 Placeholder Street.*|Moonlit Teepees|(Boho Blossom|Movie Night|Coupon MOON10)\b.*)$/

type Read = { readonly mails: number; readonly plain: readonly string[] }

/**
 * Writes every sample mail by a program that `hooks` have changed, and returns how many have such a name, and each line of
 * them that has no accents: nobody has translated it.
 */
export function readPlainLines(hooks: string, names: RegExp): Read {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-mails-'))
  try {
    const env = { ...process.env, TMPDIR: folder }
    execFileSync(process.execPath, [`--import=${hooks}`, 'scripts/mail-preview.ts'], { env })
    const [made = ''] = readdirSync(folder)
    const mails = readdirSync(join(folder, made)).filter((name) => names.test(name))
    // What the owner and families have written is all of these mails.
    const written = mails.filter((name) => !/^(newsletter|staff-reply)\.txt$/.test(name))
    const plain = written.flatMap((name) =>
      readFileSync(join(folder, made, name), 'utf8')
        .split('\n')
        .filter(isPlain)
        .map((line) => `${name}: ${line}`),
    )
    return { mails: mails.length, plain }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isPlain(line: string): boolean {
  return (
    !OWNED.test(line) && /[A-Za-z]{3}/.test(line) && !/[^\p{ASCII}]/u.test(line.replace(/[^\p{L}]/gu, ''))
  )
}
