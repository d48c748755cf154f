import { useQuery } from '@tanstack/react-query'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { usePermissions } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { changeTextPrice } from '#contract/people/threads.ts'
import { textCostsQuery } from './conversation-queries.ts'

/** The cost of this month's text messages, at the price the owner enters. */
export function TextCosts() {
  const text = useText()
  const { data } = useQuery(textCostsQuery)
  const permissions = usePermissions()
  if (!data) return null
  const { texts, segments, cost } = data
  return (
    <FoldedCard
      id="text-costs"
      title={text('admin.threads.costs.title')}
      note={cost === null ? undefined : text('admin.threads.costs.cost', { cost })}
    >
      <Text marginBottom={3}>{text('admin.threads.costs.sent', { texts, segments })}</Text>
      {permissions?.includes('settings') && <PriceForm price={data.segmentPrice ?? ''} />}
    </FoldedCard>
  )
}

type Fields = { segmentPrice: string }

function toBody({ segmentPrice }: Fields) {
  return { segmentPrice: segmentPrice.trim().replace(/^\$\s*/, '') || null }
}

function PriceForm({ price }: { readonly price: string }) {
  const text = useText()
  const { form, submit, isSaving } = useSentForm({
    initial: { segmentPrice: price },
    rules: { schema: changeTextPrice.body, toBody },
    send: (fields) => api.put('/api/admin/text-costs/price', { body: toBody(fields) }),
    stores: textCostsQuery,
    done: text('admin.threads.costs.saved'),
    onSent: ({ segmentPrice }, { reset }) => reset({ segmentPrice: segmentPrice ?? '' }),
  })
  return (
    <FormElement form={form} submit={submit}>
      <Row gap={3} align="end">
        <TextField
          label={text('admin.threads.costs.price')}
          hint={text('admin.threads.costs.priceHint')}
          inputMode="decimal"
          {...form.input('segmentPrice')}
        />
        <Button type="submit" variant="secondary" isBusy={isSaving}>
          {text('admin.threads.costs.save')}
        </Button>
      </Row>
    </FormElement>
  )
}
