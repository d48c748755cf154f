import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import type { SecondFactor } from '#contract/people/second-factor.ts'
import { type OpenStep, SecondFactorDialogs } from './second-factor-dialogs.tsx'

const secondFactorQuery = apiQuery('/api/admin/second-factor', { refetchOnMount: 'always' })

/** What the account requires in addition to the password. */
export function SecondFactorCard() {
  const text = useText()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenStep>()
  const factors = useQuery(secondFactorQuery)
  return (
    <SettingsCard title={text('admin.secondFactor.title')} hint={text('admin.secondFactor.hint')}>
      <Loaded query={factors} failed={text('admin.secondFactor.loadFailed')}>
        {(loaded) => <Factors factors={loaded} onOpen={setOpen} />}
      </Loaded>
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
  const text = useText()
  const isOn = hasAuthenticator || passkeys.length > 0
  return (
    <Rows label={text('admin.secondFactor.list')}>
      <Row
        title={text('admin.secondFactor.app')}
        badges={<OnOff isOn={hasAuthenticator} />}
        facts={[text('admin.secondFactor.appHint')]}
        actions={
          hasAuthenticator ? (
            <Button variant="quiet" size="sm" onClick={() => onOpen({ ask: 'remove-app' })}>
              {text('admin.secondFactor.ask.remove-app.confirm')}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => onOpen({ ask: 'app' })}>
              {text('admin.secondFactor.setUpApp')}
            </Button>
          )
        }
      />
      <Row
        title={text('admin.secondFactor.passkeys')}
        badges={<OnOff isOn={passkeys.length > 0} />}
        facts={[text('admin.secondFactor.passkeysHint')]}
        actions={
          <Button variant="secondary" size="sm" onClick={() => onOpen({ ask: 'passkey' })}>
            {text('admin.secondFactor.ask.passkey.confirm')}
          </Button>
        }
      />
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} passkey={passkey} onOpen={onOpen} />
      ))}
      {isOn && (
        <Row
          title={text('admin.secondFactor.codes')}
          facts={[text('admin.secondFactor.codesLeft', { count: recoveryCodesLeft })]}
          actions={
            <Button variant="quiet" size="sm" onClick={() => onOpen({ ask: 'codes' })}>
              {text('admin.secondFactor.newCodes')}
            </Button>
          }
        />
      )}
    </Rows>
  )
}

type PasskeyProps = Pick<FactorsProps, 'onOpen'> & { passkey: FactorsProps['factors']['passkeys'][number] }

function Passkey({ passkey: { id, name, createdAt, lastUsedAt }, onOpen }: PasskeyProps) {
  const text = useText()
  return (
    <Row
      title={name}
      facts={[
        text('admin.secondFactor.added', { day: formatDay(createdAt, text.language) }),
        lastUsedAt && text('admin.secondFactor.lastUsed', { day: formatDay(lastUsedAt, text.language) }),
      ]}
      actions={
        <RowButton
          label={text('admin.lists.takeOut')}
          name={text('admin.secondFactor.removePasskey', { name })}
          onClick={() => onOpen({ ask: 'remove-passkey', passkeyId: id })}
        />
      }
    />
  )
}

function OnOff({ isOn }: { isOn: boolean }) {
  const text = useText()
  return (
    <Badge tone={isOn ? 'success' : 'neutral'}>
      {isOn ? text('admin.secondFactor.on') : text('admin.secondFactor.off')}
    </Badge>
  )
}
