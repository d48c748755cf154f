/** Swaps the file of a picture on the page. */
export function showPicture(image: Element, path: string): void {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.setAttribute('src', path)
}
