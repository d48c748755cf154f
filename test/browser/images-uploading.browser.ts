import { expect, type Locator, type Page } from '@playwright/test'
import { aPhoto } from '../factories/image-form.ts'
import { test } from './admin-visit.ts'
import { choosePhotos, pictureField } from './picture-files.ts'
import { administrator } from './server.ts'

const STILL_UPLOADING = 'A picture is still uploading. Please wait until it is done, or cancel it.'

/** Delays uploads until they are released. */
async function holdUploads(page: Page): Promise<() => void> {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/upload**', async (route) => {
    await gone
    await route.continue()
  })
  return () => go()
}

async function nameAndDescribe(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(`Uploading ${Date.now()}`)
  await page.getByLabel('Description').fill('Its picture comes a little later.')
}

/** Every form with a picture: how to open and fill it, the button that sends it, and its success message. */
const FORMS = [
  {
    name: 'the image manager’s theme',
    path: '/image-manager',
    field: 'Gallery Images',
    button: 'Create Theme',
    sent: 'Theme Created',
    async fill(page: Page) {
      await choosePhotos(pictureField(page, 'Main Image'), 'main.jpg')
      await expect(pictureField(page, 'Main Image').locator('img')).toHaveCount(1)
      await page.getByLabel('Theme Name').fill(`Uploading ${Date.now()}`)
      await page.getByLabel('Description').fill('Its gallery comes a little later.')
    },
  },
  {
    name: 'the image manager’s testimonial',
    path: '/image-manager',
    field: 'Customer Photo',
    button: 'Submit Testimonial',
    sent: 'Testimonial Submitted',
    async fill(page: Page) {
      await page.getByRole('tab', { name: 'Testimonial Images' }).click()
      await page.getByLabel('Customer Name').fill('Uma Upload')
      await page.getByLabel('Comment').fill('The photo comes a little later.')
    },
  },
  {
    name: 'the theme dialog',
    path: '/admin/themes',
    field: 'Main image',
    button: 'Create Theme',
    sent: 'Theme created successfully.',
    async fill(page: Page) {
      await page.getByRole('button', { name: 'Add Theme' }).click()
      await nameAndDescribe(page)
    },
  },
  {
    name: 'the add-on dialog',
    path: '/admin/addons',
    field: 'Gallery images',
    button: 'Create Add-on',
    sent: 'Add-on created successfully',
    async fill(page: Page) {
      await page.getByRole('button', { name: 'Add New Add-on' }).click()
      await nameAndDescribe(page)
      await page.getByLabel('Price ($)').fill('12')
    },
  },
]

for (const { name, path, field, button, sent, fill } of FORMS) {
  test(`${name} waits for a picture that is still uploading`, async ({ adminPage: page }) => {
    await page.goto(path)
    await fill(page)
    const letGo = await holdUploads(page)
    await choosePhotos(pictureField(page, field), 'slow.jpg')
    await expect(pictureField(page, field).getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: button }).click()
    await expect(pictureField(page, field).getByText(STILL_UPLOADING)).toBeVisible()
    await expect(
      pictureField(page, field).getByRole('button', { name: 'Cancel the upload of slow.jpg' }),
    ).toBeFocused()
    await expect(page.getByText(sent, { exact: true })).toHaveCount(0)
    letGo()
    await expect(pictureField(page, field).locator('img')).toHaveCount(1)
    await expect(page.getByText(STILL_UPLOADING)).toHaveCount(0)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(sent, { exact: true })).toBeVisible()
  })
}

test('closing a form over an upload asks first', async ({ adminPage: page }) => {
  await page.goto('/admin/themes')
  await page.getByRole('button', { name: 'Add Theme' }).click()
  await holdUploads(page)
  await choosePhotos(pictureField(page, 'Main image'), 'slow.jpg')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Discard what you entered?' })).toBeVisible()
})

test('the picker waits for a picture that is still uploading', async ({ adminPage: page }) => {
  await page.goto('/image-manager')
  await pictureField(page, 'Gallery Images').getByRole('button', { name: 'Choose from uploads' }).click()
  const picker = page.getByRole('dialog', { name: 'Select Images' })
  await picker.getByRole('checkbox').first().check()
  const letGo = await holdUploads(page)
  await choosePhotos(picker, 'slow.jpg')
  await picker.getByRole('button', { name: 'Select 1 Images' }).click()
  await expect(picker.getByText(STILL_UPLOADING)).toBeVisible()
  letGo()
  await picker.getByRole('button', { name: 'Select 2 Images' }).click()
  await expect(pictureField(page, 'Gallery Images').getByRole('listitem')).toHaveCount(2)
})

test('another tab of the image manager leaves an upload going', async ({ adminPage: page }) => {
  await page.goto('/image-manager')
  const letGo = await holdUploads(page)
  await choosePhotos(pictureField(page, 'Main Image'), 'slow.jpg')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('tab', { name: 'Testimonial Images' }).click()
  letGo()
  await expect(page.getByText('✅ Upload Successful!')).toBeVisible()
  await page.getByRole('tab', { name: 'Theme Images' }).click()
  await expect(pictureField(page, 'Main Image').locator('img')).toHaveCount(1)
})

/** Ends the session once the page's own calls are answered: the next call meets it. */
async function endSession(page: Page): Promise<Locator> {
  const library = page.getByRole('region', { name: 'Uploaded Images' })
  await expect(library.getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('adminAuth', btoa('admin:mts_ended')))
  return page.getByRole('dialog', { name: 'Please sign in again' })
}

async function signIn(again: Locator): Promise<void> {
  await again.getByLabel('Username').fill(administrator.username)
  await again.getByLabel('Password').fill(administrator.password)
  await again.getByRole('button', { name: 'SIGN IN' }).click()
}

test('an upload that meets an ended session goes on after signing in', async ({ adminPage: page }) => {
  await page.goto('/image-manager')
  await page.getByLabel('Theme Name').fill('Half-filled')
  const again = await endSession(page)
  const field = pictureField(page, 'Gallery Images')
  await choosePhotos(field, 'one.jpg', 'two.jpg')
  await expect(page.getByText('Authentication required', { exact: true })).toBeVisible()
  await expect(page.getByText('You need to be logged in as admin to upload images.')).toBeVisible()
  await signIn(again)
  await expect(field.locator('img')).toHaveCount(2)
  await expect(page.getByText('✅ Upload Successful!')).toBeVisible()
  await expect(page.getByLabel('Theme Name')).toHaveValue('Half-filled')
})

test('an upload waits for somebody who does not sign in at once', async ({ adminPage: page }) => {
  await page.goto('/image-manager')
  const again = await endSession(page)
  const field = pictureField(page, 'Main Image')
  await choosePhotos(field, 'patient.jpg')
  await again.getByRole('button', { name: 'Close' }).click()
  await expect(field.getByText('patient.jpg is waiting for you to sign in.')).toBeVisible()
  await field.getByRole('button', { name: 'Try the upload of patient.jpg again' }).click()
  await signIn(again)
  await expect(field.locator('img')).toHaveCount(1)
})

test('a file that misses every field is kept among the uploads, and the page stays', async ({
  adminPage: page,
}) => {
  await page.goto('/image-manager')
  const library = page.getByRole('region', { name: 'Uploaded Images' })
  await expect(library).toBeVisible()
  for (const type of ['drop', 'paste'] as const) {
    const name = `stray-${type}-${Date.now()}.jpg`
    await page.getByRole('heading', { level: 1 }).evaluate(
      (element, { bytes, type, name }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
        const options = { bubbles: true, cancelable: true }
        const event =
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, ...options })
            : new ClipboardEvent('paste', { clipboardData: data, ...options })
        element.dispatchEvent(event)
        return event.defaultPrevented
      },
      { bytes: [...(await aPhoto())], type, name },
    )
    await expect(library.getByText(name)).toBeVisible()
  }
})

test('pasted words go into their field, without the picture that came along', async ({ adminPage: page }) => {
  await page.goto('/image-manager')
  const isTaken = await page.getByLabel('Description').evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'From a text program')
    data.items.add(new File(['picture of the words'], 'image.png', { type: 'image/png' }))
    return !element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  expect(isTaken).toBe(false)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a gallery picture is dragged to another place, and not uploaded once more', async ({
  adminPage: page,
}) => {
  await page.goto('/image-manager')
  const field = pictureField(page, 'Gallery Images')
  await choosePhotos(field, 'a.jpg', 'b.jpg', 'c.jpg')
  const pictures = field.getByRole('listitem').locator('img')
  await expect(pictures).toHaveCount(3)
  const paths = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/upload')) uploads += 1
  })
  await field.getByRole('listitem').first().dragTo(field.getByRole('listitem').last())
  await expect(pictures.last()).toHaveAttribute('src', String(paths[0]))
  await expect(field.getByRole('progressbar')).toHaveCount(0)
  expect(uploads).toBe(0)
})
