import { dollars } from '#app/lib/dollars.ts'
import { mapLink } from '#app/lib/map-link.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { CrewStop } from '#contract/crew/crew.ts'
import { ACCESS_PARTS } from '#domain/booking/access.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { answerFacts } from '#domain/catalogue/questions/write-answer.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { ActionLink } from '../parts/action.tsx'
import { Panel } from '../parts/panel.tsx'
import { RoomPhoto } from '../parts/room-photo.tsx'
import { RoomReady } from '../parts/room-ready.tsx'
import { CallLink } from './call-link.tsx'
import styles from './stop-facts.module.css'
import type { CountedItem } from './stop-progress.ts'

type StopFactsProps = {
  readonly stop: CrewStop
  readonly items: readonly CountedItem[]
  /** Not where the bar has it. */
  readonly hasCall: boolean
}

/** What the crew must know: directions, access, warnings, and the items. */
export function StopFacts({ stop, items, hasCall }: StopFactsProps) {
  const text = useText()
  const { address, access, allergiesAndNeeds, numberOfNights: nights = 1 } = stop
  const answers = [
    ...listAnswers({ ...stop, allergiesAndNeeds: null }, text, 'staffLabel'),
    ...answerFacts(stop.answers ?? [], text),
  ]
  const owed = Number(stop.owedAmount ?? 0) > 0 && stop.owedAmount
  return (
    <>
      <div className={styles.way}>
        <p className={styles.address}>{address}</p>
        <ActionLink tone="plain" icon="map-pin" href={mapLink(address)} target="_blank" rel="noreferrer">
          {text('crew.stop.map')}
        </ActionLink>
        {hasCall && <CallLink stop={stop} />}
      </div>
      <RoomReady {...stop} />
      {stop.readiness?.photoUrl && <RoomPhoto url={stop.readiness.photoUrl} />}
      {allergiesAndNeeds && (
        <Panel tone="warning" icon="warning" title={text('crew.stop.allergies')}>
          <p className={styles.text}>{allergiesAndNeeds}</p>
        </Panel>
      )}
      {stop.guests && stop.guests.allergies.length > 0 && (
        <Panel tone="warning" icon="warning" title={text('crew.stop.guestAllergies')}>
          <p className={styles.text}>{stop.guests.allergies.join('\n')}</p>
        </Panel>
      )}
      {answers.length > 0 && (
        <Panel icon="heart" title={text('crew.stop.told')}>
          <Facts facts={answers.map(([label, answer]) => ({ label, answer }))} />
        </Panel>
      )}
      {stop.toAsk && (
        <Panel icon="info" title={text('crew.stop.ask')}>
          <Stack role="list" as="ul" gap={1}>
            {stop.toAsk.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Stack>
        </Panel>
      )}
      {access && <GettingIn access={access} />}
      {owed && (
        <Panel icon="card" title={text('crew.stop.owed', { amount: dollars(owed) })}>
          {null}
        </Panel>
      )}
      <Panel icon="box" title={text('crew.stop.order')}>
        <Stack role="list" as="ul" gap={1}>
          {[...items, ...(stop.packing ?? [])].map(({ name, quantity }) => (
            <li key={name}>
              <strong className="tabular">{quantity}</strong> {name}
            </li>
          ))}
        </Stack>
        <Text tone="soft">
          {text('crew.stop.party', {
            time: formatTime(stop.partyStartTime, text.language),
            children: stop.guestCount,
          })}
          {nights > 1 && ` · ${text('party.nights', { count: nights })}`}
          {stop.guests && ` · ${text('crew.stop.coming', stop.guests)}`}
        </Text>
      </Panel>
      {!stop.packing && stop.includedItems.length > 0 && (
        <Panel icon="sparkles" title={text('crew.stop.promised')}>
          <Stack role="list" as="ul" gap={1}>
            {stop.includedItems.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Stack>
        </Panel>
      )}
    </>
  )
}

function GettingIn({ access }: { readonly access: NonNullable<CrewStop['access']> }) {
  const text = useText()
  return (
    <Panel icon="lock" title={text('crew.stop.access')}>
      <Facts
        facts={ACCESS_PARTS.flatMap((part) => {
          const answer = access[part]
          return answer ? [{ label: text(`crew.stop.accessParts.${part}`), answer, look: styles[part] }] : []
        })}
      />
    </Panel>
  )
}

type Fact = { readonly label: string; readonly answer: string; readonly look?: string | undefined }

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, answer, look = styles.text }) => (
        <div key={label}>
          <Text as="dt" tone="soft">
            {label}
          </Text>
          <dd className={look}>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
