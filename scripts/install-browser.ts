import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

/** Sees to it that there is a browser to test with; returns what to do if that did not work. */
export function installBrowser(): string | undefined {
  if (findBrowser()) return undefined
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium…\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const { status, stdout, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8' })
      if (status !== 0) return `apt-get ${words.join(' ')} failed:\n${stdout}${stderr}`
    }
    if (findBrowser()) return undefined
  }
  return (
    'The browser tests need Chromium or Google Chrome: install one, or run "npx playwright install chromium", ' +
    'or set CHROME_PATH to where it is.'
  )
}
