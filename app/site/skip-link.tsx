import { useText } from '#app/lib/messages/use-text.ts'

export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {useText()('pages.frame.skip')}
    </a>
  )
}
