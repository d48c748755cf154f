import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { apiQuery } from '#app/lib/api-query.ts'
import { dayOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { SecondFactor } from '#contract/second-factor.ts'
import { type OpenStep, SecondFactorDialogs } from './second-factor-dialogs.tsx'

const secondFactorQuery = apiQuery('/api/admin/second-factor', { refetchOnMount: 'always' })

/** What is asked for besides the password. */
export function SecondFactorCard() {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenStep>()
  const { data: factors, isPending, isFetching, refetch } = useQuery(secondFactorQuery)
  return (
    <SettingsCard
      title="Second Factor"
      hint="With one of these a stolen password alone opens nothing. Scripts then need an API key."
    >
      {isPending && <SkeletonText />}
      {!isPending && !factors && (
        <LoadFailure words="Failed to load your second factors" isRetrying={isFetching} onRetry={refetch} />
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
  const isOn = hasAuthenticator || passkeys.length > 0
  return (
    <Rows label="Second factors">
      <Row
        title="Authenticator app"
        badges={<OnOff isOn={hasAuthenticator} />}
        facts={['An app on your phone that shows six digits']}
        actions={
          hasAuthenticator ? (
            <Button variant="quiet" size="sm" onClick={() => onOpen({ ask: 'remove-app' })}>
              Remove App
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => onOpen({ ask: 'app' })}>
              Set Up App
            </Button>
          )
        }
      />
      <Row
        title="Passkeys"
        badges={<OnOff isOn={passkeys.length > 0} />}
        facts={['Fingerprint, face or a security key']}
        actions={
          <Button variant="secondary" size="sm" onClick={() => onOpen({ ask: 'passkey' })}>
            Add Passkey
          </Button>
        }
      />
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          title={name}
          facts={[`Added ${dayOf(createdAt)}`, lastUsedAt && `Last used ${dayOf(lastUsedAt)}`]}
          actions={
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Remove passkey ${name}`}
              onClick={() => onOpen({ ask: 'remove-passkey', passkeyId: id })}
            >
              Remove
            </Button>
          }
        />
      ))}
      {isOn && (
        <Row
          title="Recovery codes"
          facts={[`${recoveryCodesLeft} left, for the day your phone is lost`]}
          actions={
            <Button variant="quiet" size="sm" onClick={() => onOpen({ ask: 'codes' })}>
              Make New Codes
            </Button>
          }
        />
      )}
    </Rows>
  )
}

function OnOff({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
}
