import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageContext } from '#app/lib/language/language.ts'
import { TextContext } from '#app/lib/messages/use-text.ts'
import type { PolicyVersion } from '#contract/money/pricing.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { PolicyVersionsCard } from './policy-versions-card.tsx'
import { policyVersionsQuery } from './pricing-queries.ts'

const version: PolicyVersion = {
  version: 2,
  appliesFrom: '2027-01-04T15:00:00.000Z',
  setBy: 'admin',
  bookings: 3,
  depositPercent: '30.00',
  refundSteps: [
    { daysBefore: 30, percent: '100.00' },
    { daysBefore: 0, percent: '25.00' },
  ],
  reschedule: { times: 3, daysBefore: 10 },
}
const first: PolicyVersion = { ...version, version: 1, appliesFrom: null, setBy: null }

function render(language: Language): string {
  const versions = [version, first]
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => versions } } })
  client.setQueryData(policyVersionsQuery.queryKey, versions)
  return renderToString(
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <TextContext value={textIn(language)}>
          <PolicyVersionsCard />
        </TextContext>
      </LanguageContext>
    </QueryClientProvider>,
  )
}

it.each([
  ['en', 'In effect', '25% until the day before', '3, more than 10 days before'],
  ['es', 'Vigente', '25% hasta el día antes', '3, más de 10 días antes'],
] as const)(
  'in %s the versions of the policy say which one holds, and what it gives',
  (language, ...words) => {
    const html = render(language)
    for (const each of words) expect(html).toContain(each)
    const [newest, ...older] = html.split('</li>')
    expect(newest).toContain(words[0])
    expect(older.join()).not.toContain(words[0])
  },
)
