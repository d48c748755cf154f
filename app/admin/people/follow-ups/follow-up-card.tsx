import { useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { Figure, Figures } from '#app/admin/kit/ui/figures.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { storeAnswer } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { FollowUp, FollowUpReport } from '#contract/people/follow-ups.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { followUpsQuery, getName, whenInWords } from './follow-ups-query.ts'
import styles from './follow-ups-tab.module.css'

type Report = FollowUpReport[FollowUpKind]

type FollowUpCardProps = {
  kind: FollowUpKind
  followUp: FollowUp
  /** Undefined until it has loaded. */
  report: Report | undefined
  onChange: () => void
}

/** One kind of follow-up: what it is, when it is sent, its switch, and its results. */
export function FollowUpCard({ kind, followUp, report, onChange }: FollowUpCardProps) {
  const text = useText()
  const name = getName(text, kind)
  return (
    <Card as="li" gap={4}>
      <div>
        <Row gap={4} rowGap={3} align="start" justify="space-between" wraps={false}>
          <Row as="h2" gap={3} rowGap={2} size="lg">
            {name}
            <Badge tone={followUp.isAdvertising ? 'warning' : 'neutral'}>
              {text(followUp.isAdvertising ? 'admin.followUps.advertising' : 'admin.followUps.booking')}
            </Badge>
          </Row>
          <SendSwitch kind={kind} isOn={followUp.enabled} />
        </Row>
        <Text tone="soft" isProse marginTop={2}>
          {text(`admin.followUps.about.${kind}`)}
        </Text>
        <Text marginTop={2} weight={600}>
          {whenInWords(text, kind, followUp.delayHours)}
        </Text>
      </div>
      <Row gap={5} rowGap={3} justify="space-between" className={styles.foot}>
        <Results report={report} />
        <RowButton
          label={text('admin.followUps.changeShort')}
          variant="secondary"
          name={text('admin.followUps.change', { name })}
          onClick={onChange}
        />
      </Row>
    </Card>
  )
}

/** Saved on change. */
function SendSwitch({ kind, isOn }: { kind: FollowUpKind; isOn: boolean }) {
  const text = useText()
  const queryClient = useQueryClient()
  const name = getName(text, kind)
  const { shown, isSaving, choose } = useSavedOnChange(isOn, {
    mutationFn: (enabled: boolean) => api.put('/api/admin/follow-ups', { body: { [kind]: { enabled } } }),
    onSuccess: (saved) => {
      storeAnswer(queryClient, followUpsQuery, saved)
      toastSuccess(text(saved[kind].enabled ? 'admin.followUps.on' : 'admin.followUps.off', { name }))
    },
  })
  return (
    <Switch
      label={<span className="visually-hidden">{text('admin.followUps.send', { name })}</span>}
      checked={shown}
      aria-busy={isSaving || undefined}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}

function Results({ report }: { report: Report | undefined }) {
  const text = useText()
  const { sent = 0, clicked = 0, booked = 0, revenueAmount = '0.00' } = report ?? {}
  return (
    <Figures aria-busy={report === undefined || undefined}>
      <Figure name={text('admin.followUps.sent')}>{sent}</Figure>
      <Figure name={text('admin.followUps.clicked')}>
        {clicked ?? (
          <Text as="span" tone="soft" weight={400}>
            {text('admin.followUps.clickedNever')}
          </Text>
        )}
      </Figure>
      {clicked !== null && (
        <>
          <Figure name={text('admin.followUps.booked')}>{booked}</Figure>
          <Figure name={text('admin.followUps.money')}>{dollars(revenueAmount)}</Figure>
        </>
      )}
    </Figures>
  )
}
