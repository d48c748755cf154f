type Notice = {
  readonly name: string
  readonly action: string
  readonly time: string
  readonly location: string
}

/** Shows one of the notices, which are part of the page, in its place. */
export function showNotice(place: HTMLElement, index: number, close: () => void): void {
  const notices: readonly Notice[] = JSON.parse(place.dataset.notices ?? '[]')
  const notice = notices[index]
  const card = document.querySelector<HTMLTemplateElement>('[data-notice]')?.content.cloneNode(true)
  if (!notice || !(card instanceof DocumentFragment)) return
  const write = (part: string, words: string) => {
    const element = card.querySelector(part)
    if (element) element.textContent = words
  }
  write('strong', notice.name)
  write('[data-action]', notice.action)
  write('small', `${notice.time} · ${notice.location}`)
  card.querySelector('button')?.addEventListener('click', close)
  place.replaceChildren(card)
}
