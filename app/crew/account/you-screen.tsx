import { useCallback, useState } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { isInstalled } from '#app/lib/page/is-installed.ts'
import { describeLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import { Action, ActionLink } from '../parts/action.tsx'
import { Choices } from '../parts/choices.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { Panel } from '../parts/panel.tsx'
import { countKept } from '../queue/crew-database.ts'
import { useStored } from '../queue/use-stored.ts'
import { chooseLanguage } from '../session/account-language.ts'
import { useCrew } from '../session/crew-context.ts'

const CHOICES = LANGUAGES.map((id) => ({ id, label: describeLanguage(id).name }))

/** The signed-in account, its language, and sign-out. */
export function YouScreen() {
  const text = useText()
  const { username, send } = useCrew()
  return (
    <CrewScreen title={text('crew.account.you')} back="">
      <p>{text('crew.account.signedInAs', { name: username })}</p>
      <Panel title={text('crew.account.language')}>
        <Choices
          label={text('crew.account.language')}
          choices={CHOICES}
          chosen={useLanguage()}
          onChoose={(language) => {
            chooseLanguage(language)
            send()
          }}
        />
      </Panel>
      {!isInstalled() && (
        <Panel title={text('crew.account.install')}>{text('crew.account.installHint')}</Panel>
      )}
      <ActionLink href="/admin/account" tone="plain">
        {text('crew.account.account')}
      </ActionLink>
      <SigningOut />
    </CrewScreen>
  )
}

function SigningOut() {
  const text = useText()
  const { database, signOut } = useCrew()
  const [isAsked, setIsAsked] = useState(false)
  const countWaiting = useCallback(() => countKept(database, 'waiting'), [database])
  const waiting = useStored(countWaiting)
  // Counted at the tap: the screen may not have counted yet, and what waits would be deleted unasked.
  const leave = async () => ((await countWaiting()) > 0 ? setIsAsked(true) : signOut())
  if (!isAsked || !waiting)
    return (
      <Panel>
        <Action tone="plain" onClick={() => void leave()}>
          {text('crew.account.signOut')}
        </Action>
        <p>{text('crew.account.signOutHint')}</p>
      </Panel>
    )
  return (
    <Panel tone="warning">
      <p role="alert">{text('crew.account.notSent', { things: waiting })}</p>
      <Action onClick={() => setIsAsked(false)}>{text('crew.account.stay')}</Action>
      <Action tone="danger" onClick={() => void signOut()}>
        {text('crew.account.signOutAnyway')}
      </Action>
    </Panel>
  )
}
