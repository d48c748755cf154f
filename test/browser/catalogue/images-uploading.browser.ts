import { expect, type Locator, type Page } from '@playwright/test'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { discardQuestion, holdLiveChanges, openTab, test } from '../admin-visit.ts'
import { choosePhotos, pictureField } from '../picture-files.ts'
import { administrator } from '../server.ts'

const STILL_UPLOADING = 'A photo is still uploading. Wait until it’s done, or cancel it.'
const SAVED_ONCE_UPLOADED = 'A photo is still uploading. Once it’s there, all of this is saved.'

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

/** A form with a picture: how to open and fill it in, its submit button, and its success message. */
type Form = { field: string; button: string; sent: string; fill(page: Page): Promise<void> }

const FORMS = {
  theme: {
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
  testimonial: {
    field: 'Customer Photo',
    button: 'Submit Testimonial',
    sent: 'Testimonial Submitted',
    async fill(page: Page) {
      await page.getByRole('tab', { name: 'Testimonial Images' }).click()
      await page.getByLabel('Customer Name').fill('Uma Upload')
      await page.getByLabel('Comment').fill('The photo comes a little later.')
    },
  },
  themeDialog: {
    field: 'Main image',
    button: 'Create Theme',
    sent: 'Theme created successfully.',
    async fill(page: Page) {
      await page.getByRole('button', { name: 'Add Theme' }).click()
      await nameAndDescribe(page)
    },
  },
  addonDialog: {
    field: 'Gallery images',
    button: 'Create Add-on',
    sent: 'Add-on created successfully',
    async fill(page: Page) {
      await page.getByRole('button', { name: 'Add New Add-on' }).click()
      await nameAndDescribe(page)
      await page.getByLabel('Price ($)').fill('12')
    },
  },
} satisfies Record<string, Form>

async function expectToWait(page: Page, { field, button, sent, fill }: Form): Promise<void> {
  await fill(page)
  const letGo = await holdUploads(page)
  await choosePhotos(pictureField(page, field), 'slow.jpg')
  await expect(pictureField(page, field).getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: button }).click()
  await expect(pictureField(page, field).getByText(SAVED_ONCE_UPLOADED)).toBeVisible()
  await expect(
    pictureField(page, field).getByRole('button', { name: 'Cancel the upload of slow.jpg' }),
  ).toBeFocused()
  await expect(page.getByText(sent, { exact: true })).toHaveCount(0)
  letGo()
  await expect(page.getByText(sent, { exact: true })).toBeVisible()
  await page.unroute('**/api/upload**')
}

test('the image manager waits for uploads, takes pictures by paste and drag, and outlasts a session', async ({
  adminPage: page,
}) => {
  await page.goto('/image-manager')
  const gallery = pictureField(page, 'Gallery Images')
  await test.step('its theme', () => expectToWait(page, FORMS.theme))

  await test.step('its picker', async () => {
    await gallery.getByRole('button', { name: 'Choose from uploads' }).click()
    const picker = page.getByRole('dialog', { name: 'Select Images' })
    await picker.getByRole('checkbox').first().check()
    const letGo = await holdUploads(page)
    await choosePhotos(picker, 'slow.jpg')
    // Its row moves the buttons below.
    await expect(picker.getByRole('progressbar')).toBeVisible()
    await picker.getByRole('button', { name: 'Select 1 Images' }).click()
    await expect(picker.getByText(STILL_UPLOADING)).toBeVisible()
    letGo()
    await picker.getByRole('button', { name: 'Select 2 Images' }).click()
    await expect(gallery.getByRole('listitem')).toHaveCount(2)
    await page.unroute('**/api/upload**')
  })

  await test.step('another of its tabs leaves an upload going', async () => {
    const letGo = await holdUploads(page)
    await choosePhotos(pictureField(page, 'Main Image'), 'slow.jpg')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('tab', { name: 'Testimonial Images' }).click()
    const arrived = page.waitForResponse('**/api/upload')
    letGo()
    await arrived
    await page.getByRole('tab', { name: 'Theme Images' }).click()
    await expect(pictureField(page, 'Main Image').locator('img')).toHaveCount(1)
    await page.unroute('**/api/upload**')
  })

  await test.step('its testimonial', () => expectToWait(page, FORMS.testimonial))

  // Each starts with empty forms.
  await test.step('pictures come and move by paste and drag', () => pasteAndDrag(page))
  await test.step('an upload outlasts an ended session', () => outlastSession(page))
})

test('dialogs of the admin wait for a picture that is still uploading', async ({ adminPage: page }) => {
  await page.goto('/admin/themes')
  await test.step('the theme dialog', () => expectToWait(page, FORMS.themeDialog))

  await test.step('closing a form over an upload asks first', async () => {
    await page.getByRole('button', { name: 'Add Theme' }).click()
    await holdUploads(page)
    await choosePhotos(pictureField(page, 'Main image'), 'slow.jpg')
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.keyboard.press('Escape')
    await discardQuestion(page).getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute('**/api/upload**')
  })

  await test.step('the add-on dialog', async () => {
    await openTab(page, 'Add-ons')
    await expectToWait(page, FORMS.addonDialog)
  })
})

/** Ends the session after the page's own calls were answered, so that the next call fails. */
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

async function outlastSession(page: Page): Promise<void> {
  // A refetch after another test's change would ask to sign in, and cover what is pressed next.
  await holdLiveChanges(page)
  await page.goto('/image-manager')
  await page.getByLabel('Theme Name').fill('Half-filled')
  const again = await endSession(page)

  await test.step('goes on after signing in', async () => {
    const field = pictureField(page, 'Gallery Images')
    await choosePhotos(field, 'one.jpg', 'two.jpg')
    await expect(page.getByText('Authentication required', { exact: true })).toBeVisible()
    await expect(page.getByText('You need to be logged in as admin to upload images.')).toBeVisible()
    await signIn(again)
    await expect(field.locator('img')).toHaveCount(2)
    await expect(page.getByText('✅ Upload Successful!')).toBeVisible()
    await expect(page.getByLabel('Theme Name')).toHaveValue('Half-filled')
  })

  await test.step('waits for somebody who does not sign in at once', async () => {
    await endSession(page)
    const field = pictureField(page, 'Main Image')
    await choosePhotos(field, 'patient.jpg')
    await again.getByRole('button', { name: 'Close' }).click()
    await expect(field.getByText('patient.jpg is waiting for you to sign in.')).toBeVisible()
    await field.getByRole('button', { name: 'Try the upload of patient.jpg again' }).click()
    await signIn(again)
    await expect(field.locator('img')).toHaveCount(1)
  })
}

async function pasteAndDrag(page: Page): Promise<void> {
  await page.goto('/image-manager')
  await test.step('pasted words go into their field, without the picture that came along', async () => {
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

  await test.step('a file that misses every field is kept among the uploads, and the page stays', async () => {
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

  await test.step('a gallery picture is dragged to another place, and not uploaded once more', async () => {
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
}
