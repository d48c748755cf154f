import loadCrewMessages from 'virtual:messages/crew+bookingFields+party'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { clearCredential, hasCredential, signedInUsername } from '#app/lib/api/admin-credential.ts'
import { LanguageContext } from '#app/lib/language/language.ts'
import { onStoredLanguage, storedLanguage } from '#app/lib/language/stored-language.ts'
import { loadText, TextContext, useText, useTextIn } from '#app/lib/messages/use-text.ts'
import { cacheForOffline } from '#app/lib/offline/cache-for-offline.ts'
import { useSystemGround } from '#app/lib/page/use-system-ground.ts'
import { YouScreen } from './account/you-screen.tsx'
import { DaysScreen } from './days/days-screen.tsx'
import { LoadScreen } from './days/load-screen.tsx'
import { usePlace } from './parts/place.ts'
import { eraseOldDays, eraseReadable } from './queue/crew-database.ts'
import { CrewSession } from './session/crew-session.tsx'
import { StopScreen } from './stop/stop-screen.tsx'
import '#app/styles/work.css'
import { ActionLink } from './parts/action.tsx'
import { CrewScreen } from './parts/crew-screen.tsx'
import { useIsOnline } from './parts/use-is-online.ts'

const CREW = { worker: '/crew-worker.js', scope: '/crew', fonts: 'crew-fonts' } as const

/** Astro awaits this module: nothing renders before its texts have loaded. */
const FIRST = await loadText(storedLanguage(), loadCrewMessages)

/**
 * The crew app. It works offline all day: everything it shows and everything reported is stored on the phone.
 */
export function CrewApp() {
  const kept = useSyncExternalStore(onStoredLanguage, storedLanguage)
  const { language, text } = useTextIn(kept, loadCrewMessages, FIRST)
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useSystemGround()
  const [username, end] = useUsername()
  useEffect(() => cacheForOffline(CREW), [])
  return (
    <LanguageContext value={language}>
      <TextContext value={text}>
        {username === undefined ? (
          <SignedOutScreen />
        ) : (
          <CrewSession key={username} username={username} onEnd={end}>
            <Screen />
          </CrewSession>
        )}
      </TextContext>
    </LanguageContext>
  )
}

function Screen() {
  const place = usePlace()
  if (place.screen === 'stop') return <StopScreen id={place.id} />
  if (place.screen === 'load') return <LoadScreen date={place.id} />
  return place.screen === 'you' ? <YouScreen /> : <DaysScreen />
}

/** Returns the signed-in user, and how to end the session: no family data stays readable. */
function useUsername() {
  const [username, setUsername] = useState(nameHere)
  useEffect(() => {
    // The admin, in another tab, shares the session.
    const change = () => setUsername(nameHere())
    window.addEventListener('storage', change)
    return () => window.removeEventListener('storage', change)
  }, [])
  useEffect(() => {
    void (username === undefined ? eraseReadable() : eraseOldDays(new Date()))
  }, [username])
  const end = useCallback(() => {
    clearCredential()
    window.location.hash = ''
    setUsername(undefined)
  }, [])
  return [username, end] as const
}

function nameHere(): string | undefined {
  return hasCredential() ? signedInUsername() : undefined
}

/** Shown to anyone who is not signed in, so it contains no family's data. */
function SignedOutScreen() {
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
