import { useWords } from '#app/lib/language/in-both.ts'
import { ActionLink } from '../parts/action.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { useIsOnline } from '../parts/use-is-online.ts'
import { ACCOUNT_WORDS } from './account-words.ts'

/** For whom nobody knows yet: nothing of any family is on this screen. */
export function SignedOutScreen() {
  const words = useWords(ACCOUNT_WORDS)
  const isOnline = useIsOnline()
  return (
    <CrewScreen title={words.title}>
      <p>{words.welcome}</p>
      {isOnline ? (
        <ActionLink href="/crew/sign-in">{words.signIn}</ActionLink>
      ) : (
        <p>{words.needsConnection}</p>
      )}
    </CrewScreen>
  )
}
