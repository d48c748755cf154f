import { expect } from '@playwright/test'
import {
  expectAccessible,
  expectToast,
  holdLiveChanges,
  PHONE,
  test,
  toastOn,
  unique,
} from '../admin-visit.ts'

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE })

  test('words of families', async ({ adminPage: page, api }) => {
    const customerName = unique('Dana Fields')
    const sent = { customerName, themeId: 1, rating: 4.5, comment: 'The lights were lovely.' }
    await api('POST', '/api/testimonials', sent)
    const other = unique('Erin Shore')
    const first = { customerName: other, rating: 5, comment: 'What was sent at first.' }
    const { id } = await api('POST', '/api/testimonials', first)
    // A live update would show a colleague's words before they are approved unseen.
    await holdLiveChanges(page)
    await page.goto('/admin/testimonials')

    await test.step('approves, edits, takes back and deletes what families sent', async () => {
      const card = page.getByRole('listitem').filter({ hasText: customerName })
      await expect(card.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible()
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Approve' }).click()
      await expectToast(page, 'The testimonial is on the site.')
      await expect(card).toContainText('Approved · Undo')
      await toastOn(page).getByRole('button', { name: 'Undo' }).click()
      await expectToast(page, 'It’s as it was before.')
      await card.getByRole('button', { name: 'Approve' }).click()
      await expectToast(page, 'The testimonial is on the site.')
      await expect(card).toContainText('Approved · Undo')

      await page.getByRole('tab', { name: /Approved/ }).click()
      await card.getByRole('button', { name: `Edit ${customerName}’s testimonial` }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' })
      await dialog.getByLabel('Comment').fill('Short')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(dialog.getByText('Comment must be at least 10 characters')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel('Comment').fill('The lights were really lovely.')
      await dialog.getByLabel('Written in').selectOption('Spanish')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(page, 'Testimonial updated successfully')
      await expect(card).toContainText('really lovely')
      const shown = await api('GET', '/api/testimonials')
      const known = { rating: 4.5, inSpanish: ['comment'] }
      expect(shown.find((one) => one.customerName === customerName)).toMatchObject(known)
      const home = await (await page.request.get('/')).text()
      expect(home).toMatch(/<blockquote lang="es"[^>]*>The lights were really lovely/)

      await card.getByRole('button', { name: 'Unapprove' }).click()
      await expectToast(page, 'The testimonial is off the site.')
      await page.getByRole('tab', { name: /Waiting/ }).click()
      await card.getByRole('button', { name: `Delete ${customerName}’s testimonial` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Testimonial deleted successfully')
      await expect(card).toBeHidden()
    })

    await test.step('nobody approves words that they have not seen, and no save goes over a newer one unasked', async () => {
      const card = page.getByRole('listitem').filter({ hasText: other })
      await expect(card).toContainText('What was sent at first.')
      await api('PATCH', `/api/testimonials/${id}`, { comment: 'What a colleague made of it.' })
      await card.getByRole('button', { name: 'Approve' }).click()
      await expectToast(page, /Failed to update testimonial: Someone else changed this testimonial/)
      await expect(card).toContainText('What a colleague made of it.')

      await card.getByRole('button', { name: `Edit ${other}’s testimonial` }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' })
      await api('PATCH', `/api/testimonials/${id}`, { comment: 'What the colleague wrote next.' })
      await dialog.getByLabel('Comment').fill('What I wrote at the same time.')
      await dialog.getByRole('button', { name: 'Save Changes' }).click()
      await expect(dialog.getByText('Someone else saved a newer version')).toBeVisible()
      await expect(dialog.getByLabel('Comment')).toHaveValue('What I wrote at the same time.')
      await dialog.getByRole('button', { name: 'Overwrite with Mine' }).click()
      await expectToast(page, 'Testimonial updated successfully')
      await expect(card).toContainText('What I wrote at the same time.')
    })
  })
})
