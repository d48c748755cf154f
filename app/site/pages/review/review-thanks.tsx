import { useText } from '#app/lib/messages/use-text.ts'
import { FormThanks } from '#app/site/forms/form-thanks.tsx'

export function ReviewThanks() {
  const text = useText()
  return <FormThanks title={text('site.review.thanksTitle')}>{text('site.review.thanks')}</FormThanks>
}
