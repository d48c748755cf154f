import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatDay } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import type { SecondFactor } from '#contract/people/second-factor.ts'
import { type OpenStep, SecondFactorDialogs } from './second-factor-dialogs.tsx'
import { SECOND_FACTOR_WORDS } from './second-factor-words.ts'

const secondFactorQuery = apiQuery('/api/admin/second-factor', { refetchOnMount: 'always' })

/** What the account requires besides the password. */
export function SecondFactorCard() {
  const words = useWords(SECOND_FACTOR_WORDS)
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenStep>()
  const { data: factors, isPending, isFetching, refetch } = useQuery(secondFactorQuery)
  return (
    <SettingsCard title={words.title} hint={words.hint}>
      {isPending && <SkeletonText />}
      {!isPending && !factors && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {factors && <Factors factors={factors} onOpen={setOpen} />}
      <SecondFactorDialogs
        open={open}
        onOpen={(next) => {
          setOpen(next)
          queryClient.invalidateQueries(secondFactorQuery)
        }}
      />
    </SettingsCard>
  )
}

type FactorsProps = { factors: SecondFactor; onOpen: (open: OpenStep) => void }

function Factors({ factors: { hasAuthenticator, passkeys, recoveryCodesLeft }, onOpen }: FactorsProps) {
  const words = useWords(SECOND_FACTOR_WORDS)
  const language = useLanguage()
  const isOn = hasAuthenticator || passkeys.length > 0
  return (
    <Rows label={words.list}>
      <Row
        title={words.app}
        badges={<OnOff isOn={hasAuthenticator} />}
        facts={[words.appHint]}
        actions={
          hasAuthenticator ? (
            <Button variant="quiet" size="sm" onClick={() => onOpen({ ask: 'remove-app' })}>
              {words.removeApp}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => onOpen({ ask: 'app' })}>
              {words.setUpApp}
            </Button>
          )
        }
      />
      <Row
        title={words.passkeys}
        badges={<OnOff isOn={passkeys.length > 0} />}
        facts={[words.passkeysHint]}
        actions={
          <Button variant="secondary" size="sm" onClick={() => onOpen({ ask: 'passkey' })}>
            {words.addPasskey}
          </Button>
        }
      />
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={name}
          facts={[
            words.added(formatDay(createdAt, language)),
            lastUsedAt && words.lastUsed(formatDay(lastUsedAt, language)),
          ]}
          actions={
            <Button
              variant="quiet"
              size="sm"
              aria-label={words.removePasskey(name)}
              onClick={() => onOpen({ ask: 'remove-passkey', passkeyId: id })}
            >
              {words.remove}
            </Button>
          }
        />
      ))}
      {isOn && (
        <Row
          title={words.codes}
          facts={[words.codesLeft(recoveryCodesLeft)]}
          actions={
            <Button variant="quiet" size="sm" onClick={() => onOpen({ ask: 'codes' })}>
              {words.newCodes}
            </Button>
          }
        />
      )}
    </Rows>
  )
}

function OnOff({ isOn }: { isOn: boolean }) {
  const words = useWords(SECOND_FACTOR_WORDS)
  return <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
}
