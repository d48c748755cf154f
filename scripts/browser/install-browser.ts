import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts'

/** Installs a browser for the tests if there is none, the fast one if possible. Returns what to do if that fails. */
export function installBrowser(): string | undefined {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const problem = mayInstall && !process.env.CHROME_PATH ? installHeadlessShell() : undefined
  if (findBrowser()) return undefined
  return (
    'The browser tests need Chromium or Google Chrome: install one, or run "npx playwright install chromium", ' +
    `or set CHROME_PATH to where it is.${problem ? `\n${problem}` : ''}`
  )
}

function installHeadlessShell(): string | undefined {
  if (existsSync(HEADLESS_SHELL)) return undefined
  process.stdout.write('Installing Chromium without its windows, for the tests…\n')
  const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']
  return aptGet(install) && (aptGet(['update']) ?? aptGet(install))
}

/** Returns an error message, or undefined. Without a network it gives up within seconds. */
function aptGet(words: string[]): string | undefined {
  const patience = [
    '-o',
    'Acquire::Retries=0',
    '-o',
    'Acquire::http::Timeout=15',
    '-o',
    'Dpkg::Lock::Timeout=60',
  ]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('apt-get', [...patience, ...words], { env, encoding: 'utf8' })
  return status === 0 ? undefined : `apt-get ${words.join(' ')} failed:\n${stdout}${stderr}`
}
