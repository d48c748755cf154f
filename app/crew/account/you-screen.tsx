import { useCallback, useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Action, ActionLink } from '../parts/action.tsx'
import { Choices } from '../parts/choices.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { isInstalled } from '../parts/look-of-system.ts'
import { Panel } from '../parts/panel.tsx'
import { useStored } from '../queue/use-stored.ts'
import { chooseLanguage } from '../session/account-language.ts'
import { useCrew } from '../session/crew-context.ts'
import { ACCOUNT_WORDS } from './account-words.ts'

const LANGUAGES = [
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
] as const

/** Who is signed in here, in which language, and the way out. */
export function YouScreen() {
  const words = useWords(ACCOUNT_WORDS)
  const { username, send } = useCrew()
  return (
    <CrewScreen title={words.you} back="">
      <p>{words.signedInAs(username)}</p>
      <Panel title={words.language}>
        <Choices
          label={words.language}
          choices={LANGUAGES}
          chosen={useLanguage()}
          onChoose={(language) => {
            chooseLanguage(language)
            send()
          }}
        />
      </Panel>
      {!isInstalled() && <Panel title={words.install}>{words.installHint}</Panel>}
      <ActionLink href="/admin/account" tone="plain">
        {words.account}
      </ActionLink>
      <SigningOut />
    </CrewScreen>
  )
}

function SigningOut() {
  const words = useWords(ACCOUNT_WORDS)
  const { database, signOut } = useCrew()
  const [isAsked, setIsAsked] = useState(false)
  const waiting = useStored(
    useCallback(() => database.events.where('status').equals('waiting').count(), [database]),
  )
  if (!isAsked || !waiting)
    return (
      <Panel>
        <Action tone="plain" onClick={() => (waiting ? setIsAsked(true) : void signOut())}>
          {words.signOut}
        </Action>
        <p>{words.signOutHint}</p>
      </Panel>
    )
  return (
    <Panel tone="warning">
      <p role="alert">{words.notSent(waiting)}</p>
      <Action onClick={() => setIsAsked(false)}>{words.stay}</Action>
      <Action tone="danger" onClick={() => void signOut()}>
        {words.signOutAnyway}
      </Action>
    </Panel>
  )
}
