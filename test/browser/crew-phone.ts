import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { dayBegins } from '#domain/foundation/time/party-day.ts'
import { browserFlags, findBrowser } from '../../scripts/browser/find-browser.ts'
import { dayAhead } from './booking-visit.ts'
import { collectComplaints } from './uncomplaining-test.ts'
import { PHONE } from './viewports.ts'

export type Phone = {
  /**
   * Turns the phone on at this time by its own clock, with everything stored on its disk, offline or online.
   */
  turnOn(at: { clock: string; isOffline: boolean }): Promise<BrowserContext>
  turnOff(): Promise<void>
  throwAway(): void
}

/** A browser whose profile outlives it. */
export function buyPhone(baseURL: string, complaints: string[]): Phone {
  const disk = mkdtempSync(join(tmpdir(), 'crew-phone-'))
  const executablePath = findBrowser()
  let context: BrowserContext | undefined
  return {
    async turnOn({ clock, isOffline }) {
      context = await chromium.launchPersistentContext(disk, {
        args: browserFlags,
        ...(executablePath && { executablePath }),
        baseURL,
        viewport: PHONE,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      })
      collectComplaints(context, complaints)
      await context.setOffline(isOffline)
      // Summer or winter time, as it is at the end of this day.
      const offset = dayBegins(dayAhead(1)).toISOString().slice(11, 13)
      await context.clock.install({ time: new Date(`${dayAhead(0)}T${clock}-${offset}:00`) })
      return context
    },
    async turnOff() {
      await context?.close()
    },
    throwAway: () => rmSync(disk, { recursive: true, force: true }),
  }
}
