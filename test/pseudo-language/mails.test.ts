import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

/** Addresses, the owner's letterhead and names of what is rented, and lines of a price as they are stored in English. */
const OWNED =
  /^(https?:\S+|\(305\).*|123 Placeholder Street.*|Moonlit Teepees|(Boho Blossom|Movie Night|Coupon MOON10)\b.*)$/

const folder = mkdtempSync(join(tmpdir(), 'pseudo-mails-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('every mail to families and staff is translated, whatever the language', () => {
  execFileSync(
    process.execPath,
    ['--import=./test/pseudo-language/on-server.ts', 'scripts/mail-preview.ts'],
    {
      env: { ...process.env, TMPDIR: folder },
    },
  )
  const [made = ''] = readdirSync(folder)
  const mails = readdirSync(join(folder, made)).filter((name) => /(?<!-es)\.txt$/.test(name))
  expect(mails.length).toBeGreaterThan(40)
  // What the owner and families have written is all of these mails.
  const written = mails.filter((name) => !/^(newsletter|staff-reply)\.txt$/.test(name))
  const plain = written.flatMap((name) =>
    readFileSync(join(folder, made, name), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          !OWNED.test(line) &&
          /[A-Za-z]{3}/.test(line) &&
          !/[^\p{ASCII}]/u.test(line.replace(/[^\p{L}]/gu, '')),
      )
      .map((line) => `${name}: ${line}`),
  )
  expect(plain).toEqual([])
})
