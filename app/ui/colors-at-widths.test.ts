import { globSync, readFileSync } from 'node:fs'
import postcss, { type Declaration } from 'postcss'
import { expect, it } from 'vitest'

/**
 * Lists that become cards, the calendar, the wizard's summary, and the first pictures of public pages: browser tests
 * check both widths.
 */
const LOOKED_AT_IN_BOTH_WIDTHS = [
  'app/admin/booking/bookings/booking-table.module.css',
  'app/admin/booking/bookings/calendar/movable-party.module.css',
  'app/admin/people/follow-ups/mail-schedule.module.css',
  'app/admin/people/testimonials/testimonials-tab.module.css',
  'app/booking/steps/party/theme-cards.module.css',
  'app/booking/steps/summary/summary-panel.module.css',
  'app/site/pages/home/hero/hero-picture.module.css',
  'app/site/pages/home/hero/hero.module.css',
  'app/site/pages/theme/theme-detail.module.css',
  'app/ui/display/table.module.css',
]

const COLORS = /^(color|background|background-color|opacity|filter|fill)$/

/** Browser tests check the contrast of dialogs and forms at one width, and their layout at two. */
it('colors depend on the width only where both widths are looked at', () => {
  const sheets = globSync('app/**/*.css').filter((path) => {
    const found: Declaration[] = []
    postcss.parse(readFileSync(path, 'utf8')).walkAtRules(/^(media|container)$/, (rule) => {
      if (/width|inline-size/.test(rule.params)) rule.walkDecls(COLORS, (each) => void found.push(each))
    })
    return found.length > 0
  })
  expect(sheets.sort()).toEqual(LOOKED_AT_IN_BOTH_WIDTHS)
})
