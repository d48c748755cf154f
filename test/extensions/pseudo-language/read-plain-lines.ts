import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** URLs, the owner's letterhead, names of what is rented, and price lines as they are stored in English. */
const OWNED =
  /^(https?:\S+|\(305\).*|123 Placeholder Street.*|Moonlit Teepees|(Boho Blossom|Movie Night|Coupon MOON10)\b.*)$/

type Read = { readonly mails: number; readonly plain: readonly string[] }

/**
 * Renders every sample mail in a program changed by `hooks`. Returns how many have a name that matches, and each of
 * their lines without accents: those are not translated.
 */
export function readPlainLines(hooks: string, names: RegExp): Read {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-mails-'))
  try {
    const env = { ...process.env, TMPDIR: folder }
    execFileSync(process.execPath, [`--import=${hooks}`, 'scripts/mail-preview.ts'], { env })
    const [made = ''] = readdirSync(folder)
    const mails = readdirSync(join(folder, made)).filter((name) => names.test(name))
    // These mails consist entirely of what the owner and families have written.
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
