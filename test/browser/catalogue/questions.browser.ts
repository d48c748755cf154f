import { expect } from '@playwright/test'
import { aBooking, expectToast, openDetails, openScreen } from '../admin-visit.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  next,
  openStep,
  pay,
  readBookings,
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { PHONE } from '../viewports.ts'

const test = onOwnSite()
// What is asked since the family has read the questions is missing, and two people change one booking.
test.use({ viewport: PHONE, refusals: [400, 409] })

const EMAIL = 'asked@example.com'

test('many questions are asked with one call; one that is added while a family books leads it back', async ({
  api,
  page,
}) => {
  const ask = (question: object) => api('POST', '/api/admin/questions', question)
  const names = await ask({ label: 'Whose names?', labelEs: '¿Qué nombres?', kind: 'text', per: 'child' })
  const pets = await ask({ label: 'Any pets?', kind: 'yesNo', required: true })
  for (let number = 3; number <= 5; number++) await ask({ label: `Question ${number}`, kind: 'text' })

  await test.step('they stand in the details, in both languages, and are loaded at once', async () => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/questions')) calls.push(request.url())
    })
    await openStep(page, 3, createDraft(EMAIL, dayAhead(70)), 'es')
    await expect(page.getByRole('group', { name: '¿Qué nombres?' })).toBeVisible()
    await openStep(page, 3, createDraft(EMAIL, dayAhead(70)))
    await expect(page.getByLabel('Question 5')).toBeVisible()
    expect(calls).toHaveLength(2)
    await expectNoSidewaysScroll(page)
  })

  await test.step('a required one holds the family where it is', async () => {
    await next(page)
    await expect(page.getByLabel('Any pets?')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Any pets?').selectOption('Yes')
    const children = page.getByRole('group', { name: 'Whose names?' }).getByRole('textbox')
    await expect(children).toHaveCount(6)
    await children.first().fill('Ana')
    await children.last().fill('Leo')
    await next(page)
    await expect(page.getByLabel('Card number')).toBeVisible()
  })

  await test.step('meanwhile one is renamed, one deleted, and a required one added', async () => {
    await api('PATCH', `/api/admin/questions/${names.id}`, { label: 'Names for the boards?' })
    await api('DELETE', `/api/admin/questions/${pets.id}`)
    const gate = await ask({ label: 'Gate code?', kind: 'text', required: true })
    await fillCard(page, CARDS.good)
    await pay(page)
    await expect(page).toHaveURL(/\/booking\/3$/)
    await expect(page.getByLabel('Gate code?')).toBeVisible()
    await page.getByLabel('Gate code?').fill('4711')
    await next(page)
    await fillCard(page, CARDS.good)
    await pay(page)
    await expectConfirmed(page)
    const [booking] = await readBookings(page.request, EMAIL)
    expect(booking?.answers).toMatchObject([
      { questionId: names.id, label: 'Names for the boards?', value: ['Ana', '', '', '', '', 'Leo'] },
      { questionId: gate.id, label: 'Gate code?', value: '4711' },
    ])
  })
})

test('staff overwrite a newer version with their answer, and others’ answers stay', async ({
  adminPage: page,
  api,
}) => {
  const ask = (label: string) => api('POST', '/api/admin/questions', { label, kind: 'text' })
  const [cake, door] = [await ask('Which cake?'), await ask('Which door?')]
  const { id } = await api('POST', '/api/admin/bookings', aBooking('Answering Alma'))
  const details = await openDetails(page, id)
  await details.getByLabel('Which cake?').fill('Lemon')
  await api('PATCH', `/api/bookings/${id}`, { answers: [{ questionId: door.id, value: 'The blue one' }] })
  await details.getByRole('button', { name: 'Save Answers' }).click()
  await details.getByRole('button', { name: 'Overwrite with Mine' }).click()
  await expectToast(page, 'Answers saved')
  const readAnswers = async () => (await api('GET', `/api/bookings/${id}`)).answers
  expect(await readAnswers()).toMatchObject([
    { questionId: cake.id, value: 'Lemon' },
    { questionId: door.id, value: 'The blue one' },
  ])

  await test.step('an answer to what is asked again while the page is open stays', async () => {
    const [addon] = await api('GET', '/api/addons')
    await api('PATCH', `/api/admin/questions/${cake.id}`, { addonIds: [addon?.id] })
    await openScreen(page, `/admin/bookings/${id}`)
    await expect(page.getByLabel('Which door?')).toHaveValue('The blue one')
    await expect(page.getByLabel('Which cake?')).toHaveCount(0)
    await api('PATCH', `/api/bookings/${id}`, { addons: [{ addonId: addon?.id, quantity: 1 }] })
    await expect(page.getByLabel('Which cake?')).toHaveValue('Lemon')
    await page.getByLabel('Which door?').fill('The red one')
    await page.getByRole('button', { name: 'Save Answers' }).click()
    await expect.poll(readAnswers).toMatchObject([{ value: 'Lemon' }, { value: 'The red one' }])
  })
})
