import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Campaign, Campaigns } from '#contract/people/campaigns.ts'
import { CampaignCard } from './campaign-card.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'
import { campaignsQuery, getPause } from './campaigns-query.ts'

/** The newsletters: drafts, those being sent, and those sent. */
export function CampaignsSection() {
  const text = useText()
  const id = useId()
  const { data, error, isFetching, refetch } = useQuery({
    ...campaignsQuery,
    refetchInterval: (query) => getPause(query.state.data),
  })
  const [writing, setWriting] = useState<Campaign | 'new'>()
  if (!data && error)
    return (
      <LoadFailure
        title={text('admin.campaigns.failed')}
        words={describeFailure(error)}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  return (
    <Stack aria-labelledby={id} as="section" marginBottom={6}>
      <Row gap={5} rowGap={3} align="start" justify="space-between">
        <div>
          <Text as="h2" id={id} size="lg">
            {text('admin.campaigns.title')}
          </Text>
          <Text tone="soft" size="sm" isProse marginTop={1}>
            {text('admin.campaigns.hint')}
          </Text>
        </div>
        <Button icon="pencil" disabled={!data} onClick={() => setWriting('new')}>
          {text('admin.campaigns.write')}
        </Button>
      </Row>
      <CampaignList data={data} onWrite={setWriting} />
      {data && writing && (
        <CampaignDialog
          campaign={writing === 'new' ? undefined : writing}
          audience={data.audience}
          onClose={() => setWriting(undefined)}
        />
      )}
    </Stack>
  )
}

type CampaignListProps = { data: Campaigns | undefined; onWrite: (campaign: Campaign) => void }

function CampaignList({ data, onWrite }: CampaignListProps) {
  const text = useText()
  if (!data) return <Skeleton shape="box" height="8rem" />
  if (data.campaigns.length === 0)
    return (
      <Card>
        <Text tone="soft" size="sm" isProse>
          {text('admin.campaigns.none')}
        </Text>
      </Card>
    )
  return (
    <Stack as="ul">
      {data.campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} all={data} onWrite={() => onWrite(campaign)} />
      ))}
    </Stack>
  )
}
