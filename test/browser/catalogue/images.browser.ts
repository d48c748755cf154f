import { expect } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { atBothWidths, expectAccessible, test } from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { choosePhotos, photo, pictureField } from '../picture-files.ts'

test('a theme and a testimonial are made from their pictures', async ({ adminPage: page }) => {
  await page.goto('/image-manager')
  await test.step('nothing is wrong with the page on a phone or a desktop', async () => {
    await expect(
      page.getByRole('region', { name: 'Uploaded Images' }).getByRole('listitem').first(),
    ).toBeVisible()
    await atBothWidths(page, expectNoSidewaysScroll)
    await expectAccessible(page)
  })

  await test.step('a theme is made from its pictures', async () => {
    await expect(page.getByLabel('Price per Day ($)')).toHaveValue('149.99')
    await expect(page.getByRole('switch', { name: 'Available' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Featured' })).not.toBeChecked()

    await page.getByRole('button', { name: 'Create Theme' }).click()
    await expect(page.getByText('Theme name must be at least 3 characters')).toBeVisible()
    await expect(page.getByText('Description must be at least 10 characters')).toBeVisible()
    await expect(page.getByText('Image path is required')).toBeVisible()
    await expect(page.getByLabel('Theme Name')).toBeFocused()

    await choosePhotos(pictureField(page, 'Main Image'), 'main.jpg')
    await expect(page.getByText('✅ Upload Successful!')).toBeVisible()
    await expect(page.getByText('Image has been uploaded and is ready to use.')).toBeVisible()
    await choosePhotos(pictureField(page, 'Gallery Images'), 'one.jpg', 'two.jpg', 'three.jpg')
    const gallery = pictureField(page, 'Gallery Images').getByRole('listitem')
    await expect(gallery).toHaveCount(3)
    await expect(pictureField(page, 'Gallery Images').getByRole('progressbar')).toHaveCount(0)

    const name = `Pictures first ${Date.now()}`
    await page.getByLabel('Theme Name').fill(name)
    await page.getByLabel('Description').fill('A theme that began with its pictures.')
    await page.getByLabel('Included Items').fill('Lights, Cushions , ,Rugs')
    const created = page.waitForResponse(
      (response) => response.url().endsWith('/api/themes') && response.status() === 201,
    )
    await page.getByRole('button', { name: 'Create Theme' }).click()
    const theme: CallAnswer<'POST', '/api/themes'> = await (await created).json()
    await expect(page.getByText('Theme Created')).toBeVisible()
    expect(theme).toMatchObject({
      name,
      pricePerTeepee: '149.99',
      includedItems: ['Lights', 'Cushions', 'Rugs'],
    })
    expect(theme.galleryImages).toHaveLength(3)
    await expect(page.getByLabel('Theme Name')).toHaveValue('')
  })

  await test.step('a gallery is ordered with the keyboard', async () => {
    const field = pictureField(page, 'Gallery Images')
    await choosePhotos(field, 'a.jpg', 'b.jpg')
    const pictures = field.getByRole('listitem').locator('img')
    await expect(pictures).toHaveCount(2)
    const first = await pictures.first().getAttribute('src')
    await field.getByRole('button', { name: 'Move photo 1 later' }).focus()
    await page.keyboard.press('Enter')
    await expect(pictures.last()).toHaveAttribute('src', String(first))
    await expect(field.getByRole('status')).toHaveText('Photo moved to place 2 of 2')
    await field.getByRole('button', { name: 'Remove photo 2' }).click()
    await expect(pictures).toHaveCount(1)
    await field.getByRole('button', { name: 'Remove photo 1' }).click()
    await expect(pictures).toHaveCount(0)
  })

  await test.step('pictures are dropped and pasted', async () => {
    const send = async (selector: string, type: 'drop' | 'paste') => {
      const bytes = [...(await aPhoto())]
      await page
        .locator(selector)
        .first()
        .evaluate(
          (element, { bytes, type }) => {
            const data = new DataTransfer()
            data.items.add(new File([new Uint8Array(bytes)], `${type}.jpg`, { type: 'image/jpeg' }))
            const event =
              type === 'drop'
                ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
                : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            element.dispatchEvent(event)
          },
          { bytes, type },
        )
    }
    await send('form', 'drop')
    await expect(pictureField(page, 'Main Image').locator('img')).toHaveCount(1)
    await send('form', 'drop')
    await expect(pictureField(page, 'Gallery Images').getByRole('listitem')).toHaveCount(1)
    const main = pictureField(page, 'Main Image').locator('img')
    const dropped = await main.getAttribute('src')
    await send('[role=group] input[type=file]', 'paste')
    await expect(main).not.toHaveAttribute('src', String(dropped))
  })

  await test.step('a testimonial comes with a photo', async () => {
    await page.getByRole('tab', { name: 'Testimonial Images' }).click()
    await page.getByRole('button', { name: 'Submit Testimonial' }).click()
    await expect(page.getByText('Name must be at least 3 characters')).toBeVisible()
    await expect(page.getByText('Comment must be at least 10 characters')).toBeVisible()
    await page.getByLabel('Customer Name').fill('Nora P.')
    await page.getByLabel('Comment').fill('Ten sleepy children and not one tear.')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await choosePhotos(pictureField(page, 'Customer Photo'), 'nora.jpg')
    await expect(pictureField(page, 'Customer Photo').locator('img')).toHaveCount(1)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/testimonials'))
    await page.getByRole('button', { name: 'Submit Testimonial' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ rating: 4, approved: false })
    await expect(page.getByText('Testimonial Submitted')).toBeVisible()
  })
})

test('uploaded pictures are chosen, set right and deleted, and what does not arrive says why', async ({
  adminPage: page,
  api,
}) => {
  await page.goto('/image-manager')
  await test.step('the picker chooses several, by keyboard, and says when nothing is chosen', async () => {
    const field = pictureField(page, 'Gallery Images')
    const opener = field.getByRole('button', { name: 'Choose from uploads' })
    await opener.click()
    const picker = page.getByRole('dialog', { name: 'Select Images' })
    await picker.getByRole('button', { name: 'Select 0 Images' }).click()
    await expect(page.getByText('No images selected')).toBeVisible()
    await expect(page.getByText('Please select at least one image.')).toBeVisible()
    await expectAccessible(page)
    await picker.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await picker.getByRole('button', { name: 'Select 2 Images' }).click()
    await expect(field.getByRole('listitem')).toHaveCount(2)
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  const name = `focus-${Date.now()}.jpg`
  const library = page.getByRole('region', { name: 'Uploaded Images' })
  const uploaded = page.waitForResponse((response) => response.url().endsWith('/api/upload'))
  await library.locator('input[type=file]').setInputFiles(await photo(name, { width: 1200, height: 400 }))
  const { path }: CallAnswer<'POST', '/api/upload'> = await (await uploaded).json()

  await test.step('the focus of a picture is set with the keyboard', async () => {
    await library.getByRole('button', { name: `Set focus of ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Set focus' })
    await expectAccessible(page)
    await dialog.getByLabel('Left to right').focus()
    await page.keyboard.press('Home')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await dialog.getByRole('button', { name: 'Save focus' }).click()
    expect((await (await saved).json()).picture.focal).toEqual({ x: 0, y: 0.5 })
  })

  await test.step('pages keep it in view', async () => {
    const words = { name: `Off center ${Date.now()}`, description: 'What counts stands at the edge.' }
    const { id } = await api('POST', '/api/themes', { ...words, pricePerTeepee: 10, mainImage: path })
    const html = await (await page.request.get(`/themes/${id}`)).text()
    const pictures = (html.match(/<img[^>]*>/g) ?? []).filter((img) => img.includes(`src="${path}"`))
    expect(pictures[0]).toContain('object-position:0% 50%')
    await api('DELETE', `/api/themes/${id}`)
  })

  await test.step('unused pictures are deleted', async () => {
    const unused = `unused-${Date.now()}.jpg`
    await choosePhotos(library, unused)
    await library.getByRole('button', { name: `Delete ${unused}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Photo deleted')).toBeVisible()
    await expect(library.getByText(unused)).toHaveCount(0)
  })

  await test.step('what does not arrive says why', async () => {
    const input = pictureField(page, 'Main Image').locator('input[type=file]')
    const file = await photo('main.jpg')
    const message = 'The server is out of paper.'
    await page.route('**/api/upload', (route) => route.fulfill({ status: 500, json: { message } }))
    await input.setInputFiles(file)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByText('Upload failed', { exact: true })).toBeVisible()
    await page.unroute('**/api/upload')
    await page.route('**/api/upload', (route) => route.abort())
    await input.setInputFiles(file)
    await expect(page.getByText('There was a network error uploading your image.')).toBeVisible()
    await page.unroute('**/api/upload')

    await input.evaluate((element: HTMLInputElement) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(21 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' }))
      element.files = chosen.files
      element.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByText('File too large')).toBeVisible()
    await expect(page.getByText('Maximum file size is 20MB. Your file is 21.00MB.')).toBeVisible()
  })

  await test.step('an upload shows how far it is and can be canceled', async () => {
    await page.route('**/api/upload', () => undefined)
    const field = pictureField(page, 'Main Image')
    await choosePhotos(field, 'slow.jpg')
    await expect(field.getByRole('progressbar')).toBeVisible()
    await field.getByRole('button', { name: 'Cancel the upload of slow.jpg' }).click()
    await expect(field.getByRole('progressbar')).toHaveCount(0)
    await expect(field.locator('img')).toHaveCount(0)
  })
})
