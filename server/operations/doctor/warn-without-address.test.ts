import { expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { warnWithoutAddress } from './warn-without-address.ts'

const ctx = testContext()
const openSite = (isOpen: boolean) => ctx.db.update(siteSettings).set({ showSampleContent: !isOpen })
const readOpenStep = async () => {
  const { body } = await ctx.staff('GET', '/api/admin/setup')
  return body.steps.find(({ id }) => id === 'open')
}

it('a site that is open or charges cards is warned if it does not know its address', async () => {
  expect(await warnWithoutAddress(ctx)).toBe(false)
  const charging = { ...ctx.payments, name: 'stripe' as const }
  expect(await warnWithoutAddress({ ...ctx, payments: charging })).toBe(true)
  expect((await readOpenStep())?.sentence).not.toContain('PUBLIC_URL')

  await openSite(true)
  expect(await warnWithoutAddress(ctx)).toBe(true)
  expect(await readOpenStep()).toMatchObject({ done: true, sentence: expect.stringContaining('PUBLIC_URL') })

  const config = parseConfig({ PUBLIC_URL: 'https://teepees.example' })
  expect(await warnWithoutAddress({ ...ctx, config })).toBe(false)
  await openSite(false)
})
