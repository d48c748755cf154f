import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import type { CustomerConsent, CustomerDetails } from '#contract/people/customers.ts'
import styles from './customer-body.module.css'

/** The consents a family gave and withdrew. */
export function CustomerConsents({ customer: { newsletter, consents } }: { customer: CustomerDetails }) {
  const text = useText()
  return (
    <Stack isFullWidth>
      <FactGroup title={text('admin.customers.consents')}>
        <Fact name={text('admin.customers.newsletter')}>
          {newsletter.length === 0 && text('admin.customers.newsletterNone')}
          {newsletter.map(({ email, state }) => (
            <span key={email} className={styles.line}>
              {text(`admin.customers.newsletterStates.${state}`)}
            </span>
          ))}
        </Fact>
        {(['texts', 'pictures', 'terms'] as const).map((kind) => (
          <Fact key={kind} name={text(`admin.customers.consent.${kind}`)}>
            <Steps consents={consents.filter((consent) => consent.kind === kind)} />
          </Fact>
        ))}
      </FactGroup>
    </Stack>
  )
}

function Steps({ consents }: { consents: readonly CustomerConsent[] }) {
  const text = useText()
  if (consents.length === 0) return text('admin.customers.notAsked')
  return consents.map(({ kind, step, about, at }) => (
    <span key={about} className={styles.line}>
      {text('admin.customers.consentStep', {
        step,
        about: kind === 'terms' ? text('admin.customers.termsVersion', { version: about }) : about,
        day: at === null ? '' : formatDay(at, text.language),
        isDated: at === null ? 'no' : 'yes',
      })}
    </span>
  ))
}
