import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { hiddenMeta } from '#app/lib/page/hidden-meta.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import { addressIn } from '#app/shared/address-in.ts'
import { Logo } from '#app/shared/logo.tsx'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { PublicParty } from '#contract/family/guest-list.ts'
import { describeLanguage, LANGUAGES } from '#domain/foundation/text/language.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { PartyForm } from './party-form.tsx'
import styles from './party-page.module.css'
import type { PartyState } from './receive-answer.ts'

/** Neither the link nor what it opens is passed on to other sites. */
export function partyMeta(page: PageInput): PageMeta {
  const meta = hiddenMeta(page, pageText(page)('pages.party.pageTitle'))
  return { ...meta, tags: [...meta.tags, { tag: 'meta', name: 'referrer', content: 'no-referrer' }] }
}

type PartyPageProps = { readonly state: PartyState; readonly formKey: string }

/** What a guest's parent sees: when and whose party it is, and a form of half a minute. */
export function PartyPage({ state, formKey }: PartyPageProps) {
  const text = useText()
  const { party } = state
  return (
    <main id="content" className={styles.page}>
      <Logo />
      {party ? (
        <>
          <Invitation party={party} />
          {state.isSent && <Thanks state={state} party={party} />}
          {!state.isSent && party.open && <PartyForm state={state} formKey={formKey} />}
          {!state.isSent && !party.open && (
            <Card as="section" className={styles.card}>
              <p role={state.failure ? 'alert' : undefined}>{text('guests.closed')}</p>
            </Card>
          )}
        </>
      ) : (
        <Card as="section" className={styles.card}>
          <Text as="h1" size="xxl" breaksWords>
            {text('pages.party.goneTitle')}
          </Text>
          <p>{text('guests.noParty')}</p>
        </Card>
      )}
      <OtherLanguages answer={state.answer} />
    </main>
  )
}

function Invitation({ party }: { readonly party: PublicParty }) {
  const text = useText()
  const { hostName, themeName, bookingDate, partyStartTime, note, postponed, address } = party
  return (
    <header className={styles.invitation}>
      <Text tone="soft">{text('pages.party.invited', { host: hostName })}</Text>
      <Text as="h1" size="xxl" breaksWords>
        {text('pages.party.title', { theme: themeName })}
      </Text>
      <p className={styles.when}>
        {formatLong(bookingDate, text.language)}
        <br />
        {formatTime(partyStartTime, text.language)}
      </p>
      {postponed && (
        <p role="status" className={styles.postponed}>
          {postponed}
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {address && (
        <p className={styles.when}>
          <strong>{text('pages.party.where')}</strong>
          <br />
          {address}
        </p>
      )}
    </header>
  )
}

function Thanks({ state, party }: { readonly state: PartyState; readonly party: PublicParty }) {
  const text = useText()
  const pathname = usePathname()
  const coming = party.answer?.coming ?? 'maybe'
  return (
    <Card as="section" className={styles.card}>
      <Text as="h2" role="status" size="xl">
        {text('pages.party.thanks', { coming })}
      </Text>
      <p>{text('pages.party.keepLink')}</p>
      <p>
        <a href={`${pathname}?answer=${state.answer}`}>{text('pages.party.change')}</a>
      </p>
    </Card>
  )
}

function OtherLanguages({ answer }: Pick<PartyState, 'answer'>) {
  const pathname = usePathname()
  const own = useLanguage()
  return (
    <p className={styles.languages}>
      {LANGUAGES.filter((language) => language !== own).map((language) => (
        <a
          key={language}
          href={addressIn(pathname, language) + (answer && `?answer=${answer}`)}
          lang={language}
          hrefLang={language}
        >
          {describeLanguage(language).name}
        </a>
      ))}
    </p>
  )
}
