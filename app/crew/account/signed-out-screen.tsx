import { useText } from '#app/lib/messages/use-text.ts'
import { ActionLink } from '../parts/action.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { useIsOnline } from '../parts/use-is-online.ts'

/** Shown to anyone who is not signed in, so it contains no family's data. */
export function SignedOutScreen() {
  const text = useText()
  const isOnline = useIsOnline()
  return (
    <CrewScreen title={text('crew.account.title')}>
      <p>{text('crew.account.welcome')}</p>
      {isOnline ? (
        <ActionLink href="/crew/sign-in">{text('crew.account.signIn')}</ActionLink>
      ) : (
        <p>{text('crew.account.needsConnection')}</p>
      )}
    </CrewScreen>
  )
}
