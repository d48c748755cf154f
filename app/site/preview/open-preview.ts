import { hydrateIslands } from '#app/lib/islands/hydrate-islands.ts'
import { readScriptTexts } from '#app/site/page-texts/script-texts.ts'
import type { PictureImage } from '#app/ui/pictures/picture.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { previewStore } from './preview-store.ts'

/** Exposes the links that open previews as buttons to screen readers. */
export function makePreviewButtons(page: ParentNode): void {
  for (const link of page.querySelectorAll('[data-preview]')) link.role = 'button'
}

/** Opens a link's picture in full size, together with the others in its group. */
export function openPreview(link: Element): void {
  const group = link.closest('[data-preview-group]')
  const links = group ? previewsIn(group) : [link]
  const first = links.findIndex((each) => each.getAttribute('href') === link.getAttribute('href'))
  previewStore.show({ images: links.map(getImage), first })
  hydrateIslands('[data-pictures-preview]', () => {
    const { pictureTitle, picture } = readScriptTexts()
    toast({ title: pictureTitle, description: picture, tone: 'danger' })
  })
}

/** Includes those still inside a template, without duplicates. */
function previewsIn(group: Element): Element[] {
  const templates = [...group.querySelectorAll('template')]
  const links = [group, ...templates.map(({ content }) => content)].flatMap((part) => [
    ...part.querySelectorAll('[data-preview]'),
  ])
  return [...new Map(links.map((link) => [link.getAttribute('href'), link])).values()]
}

function getImage(link: Element): PictureImage {
  const image = link.querySelector('img')
  return {
    src: link.getAttribute('href') ?? '',
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')),
    height: Number(image?.getAttribute('height')),
    sources: [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcSet: srcset })),
  }
}
