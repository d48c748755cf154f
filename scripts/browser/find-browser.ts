import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The same browser without a user interface: with it, the tests take three fifths of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of the Chrome or Chromium for tests and measurements: CHROME_PATH, one installed on the machine, or
 * Playwright's.
 */
export function findBrowser(): string | undefined {
  const places = [process.env.CHROME_PATH, ...usualPlaces, chromium.executablePath()]
  return places.find((place) => place && existsSync(place))
}

export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
