import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { Figure, Figures } from '#app/admin/kit/ui/figures.tsx'
import { api } from '#app/lib/api/api.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Progress } from '#app/ui/display/progress.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Campaign, Campaigns } from '#contract/people/campaigns.ts'
import { type CampaignState, MAIL_SKIP_REASONS } from '#domain/people/follow-ups/campaigns.ts'
import { campaignsQuery, getSubject } from './campaigns-query.ts'

const TONES: Readonly<Record<CampaignState, Tone>> = {
  draft: 'neutral',
  sending: 'warning',
  stopped: 'danger',
  sent: 'success',
}

type CampaignCardProps = {
  readonly campaign: Campaign
  readonly all: Campaigns
  readonly onWrite: () => void
}

/** One newsletter: its progress, and the available actions. */
export function CampaignCard({ campaign, all, onWrite }: CampaignCardProps) {
  const text = useText()
  const { state, startedAt, sent, waiting, skipped } = campaign
  const known = getSubject(campaign)
  const name = known?.subject ?? text('admin.campaigns.untitled')
  const decided = sent + Object.values(skipped).reduce((sum, count) => sum + count, 0)
  return (
    <Card as="li" gap={3}>
      <Row as="h3" gap={3} rowGap={2} size="md" breaksWords>
        <span lang={known?.language}>{name}</span>
        <Badge tone={TONES[state]}>{text(`admin.campaigns.state.${state}`)}</Badge>
      </Row>
      {startedAt && (
        <Text tone="soft" size="sm" isProse>
          {text('admin.campaigns.startedAt', { when: formatShortDayAndTime(startedAt, text.language) })}
        </Text>
      )}
      {(state === 'sending' || state === 'stopped') && (
        <Progress
          label={text('admin.campaigns.progress', { sent, waiting })}
          percent={(100 * decided) / Math.max(1, decided + waiting)}
        />
      )}
      {startedAt && <CampaignFigures campaign={campaign} />}
      <Ways campaign={campaign} all={all} name={name} onWrite={onWrite} />
    </Card>
  )
}

type CampaignAction = 'send' | 'stop' | 'delete'

function Ways({ campaign, all, name, onWrite }: CampaignCardProps & { readonly name: string }) {
  const text = useText()
  const { state } = campaign
  const ask = (action: CampaignAction) =>
    confirm({
      title: text(`admin.campaigns.ask.${action}`, { name }),
      description:
        action === 'send' ? (
          <Plan campaign={campaign} all={all} />
        ) : (
          text(`admin.campaigns.follows.${action}`)
        ),
      confirmLabel: text(`admin.campaigns.sure.${action}`),
      tone: action === 'send' ? 'primary' : 'danger',
      run: () => runAction(campaign, action),
      done: text(`admin.campaigns.done.${action}`),
      refreshes: campaignsQuery,
    })
  if (state === 'sent') return null
  const isDraft = state === 'draft'
  return (
    <Row gap={3} align="stretch">
      {isDraft && (
        <Button size="sm" variant="secondary" onClick={onWrite}>
          {text('admin.campaigns.edit')}
        </Button>
      )}
      {state !== 'sending' && (
        <Button size="sm" onClick={() => ask('send')}>
          {text(isDraft ? 'admin.forms.send' : 'admin.campaigns.goOn')}
        </Button>
      )}
      {state === 'sending' && (
        <Button size="sm" variant="danger" onClick={() => ask('stop')}>
          {text('admin.campaigns.stop')}
        </Button>
      )}
      {isDraft && (
        <Button size="sm" variant="quiet" onClick={() => ask('delete')}>
          {text('admin.forms.remove.confirm')}
        </Button>
      )}
    </Row>
  )
}

function runAction({ id, version }: Campaign, action: CampaignAction): Promise<unknown> {
  const params = { id }
  if (action === 'send') return api.post('/api/admin/campaigns/:id/send', { params, body: { version } })
  if (action === 'stop') return api.post('/api/admin/campaigns/:id/stop', { params })
  return api.delete('/api/admin/campaigns/:id', { params })
}

/** How many get it, how fast, and who is left out. */
function Plan({ campaign, all }: Omit<CampaignCardProps, 'onWrite'>) {
  const text = useText()
  const { audience, mailsPerMinute: rate } = all
  const { subscribers, families } = campaign.audience
  const drafted =
    subscribers && families ? audience.all : subscribers ? audience.subscribers : audience.families
  const count = campaign.state === 'draft' ? drafted : campaign.waiting
  return text('admin.campaigns.plan', { count, rate, minutes: Math.max(1, Math.ceil(count / rate)) })
}

const REASONS = [...MAIL_SKIP_REASONS, 'too-late'] as const

/** How many people got it, and why others did not. */
function CampaignFigures({ campaign: { sent, skipped } }: { readonly campaign: Campaign }) {
  const text = useText()
  const reasons = REASONS.filter((reason) => (skipped[reason] ?? 0) > 0)
  return (
    <Figures>
      <Figure name={text('admin.campaigns.sent')}>{sent}</Figure>
      {reasons.map((reason) => (
        <Figure key={reason} name={text(`admin.campaigns.reason.${reason}`)}>
          {skipped[reason]}
        </Figure>
      ))}
    </Figures>
  )
}
