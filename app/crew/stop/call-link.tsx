import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import type { CrewStop } from '#contract/crew/crew.ts'
import { ActionLink } from '../parts/action.tsx'

export function CallLink({ stop: { customerName, customerPhone } }: { readonly stop: CrewStop }) {
  const text = useText()
  return (
    <ActionLink tone="plain" icon="phone" href={phoneHref(customerPhone)}>
      {text('crew.stop.call', { name: customerName.split(' ')[0] ?? '' })}
    </ActionLink>
  )
}
