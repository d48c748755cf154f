import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { SettingsForm } from '#app/admin/kit/forms/settings/settings-form.tsx'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, loadQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { PUSH_KINDS, type PushKind, type PushSubscription, PushWishes } from '#contract/operations/push.ts'

const HERE = ['push-here']

/** Returns this browser's notification settings; null if it has no subscription. */
async function readHere(): Promise<PushSubscription | null> {
  const own = await findSubscription()
  if (!own) return null
  const all = await loadQuery(apiQuery('/api/admin/push/subscriptions'))
  return all.find(({ endpoint }) => endpoint === own.endpoint) ?? null
}

/** The push notifications of this browser: whether, about what, and when. */
export function PushCard() {
  const text = useText()
  const obstacle = pushObstacle()
  const { data: here, isPending } = useQuery({ queryKey: HERE, queryFn: readHere })
  return (
    <SettingsCard title={text('admin.push.title')} hint={text('admin.push.hint')}>
      {obstacle && (
        <Text size="sm" tone="soft">
          {text(`admin.push.${obstacle}`)}
        </Text>
      )}
      {!obstacle && isPending && <SkeletonText lines={3} />}
      {!obstacle && here === null && <SwitchOn />}
      {!obstacle && here && <DevicePush key={here.endpoint} here={here} />}
    </SettingsCard>
  )
}

function SwitchOn() {
  const text = useText()
  const change = usePushChange(async () => {
    const subscription = await subscribeBrowser()
    if (subscription) await save(subscription, { kinds: Object.keys(PUSH_KINDS) as PushKind[] })
    return subscription ? text('admin.push.saved') : text('admin.push.denied')
  })
  return (
    <div>
      <Button variant="secondary" icon="bell" isBusy={change.isPending} onClick={() => change.mutate()}>
        {text('admin.push.switchOn')}
      </Button>
    </div>
  )
}

type Wishes = Partial<Record<PushKind, boolean>> & { quietFrom: string; quietTo: string }

function DevicePush({ here }: { here: PushSubscription }) {
  const text = useText()
  const may = useCan()
  const kinds = (Object.keys(PUSH_KINDS) as PushKind[]).filter((kind) => may(PUSH_KINDS[kind]))
  const toWishes = (fields: Wishes) => ({
    kinds: kinds.filter((kind) => fields[kind]),
    quietFrom: fields.quietFrom || null,
    quietTo: fields.quietTo || null,
  })
  const form = useSchemaForm<Wishes>({ schema: PushWishes, toBody: toWishes }, toWishFields(here, kinds))
  const change = usePushChange(async (fields: Wishes) => {
    const subscription = await findSubscription()
    if (subscription) await save(subscription, toWishes(fields))
    form.reset(fields)
    return text('admin.push.saved')
  }, form.refuseAs)
  const { off, test } = useDeviceActs(here)
  return (
    <>
      <SettingsForm
        form={form}
        submit={() => form.submit(change.mutate)}
        isSaving={change.isPending}
        saveLabel={text('admin.push.save')}
      >
        {kinds.map((kind) => (
          <Switch key={kind} label={text(`admin.push.kinds.${kind}`)} {...form.tick(kind)} />
        ))}
        <FieldRow areNarrow>
          <TextField label={text('admin.push.quietFrom')} type="time" {...form.input('quietFrom')} />
          <TextField label={text('admin.push.quietTo')} type="time" {...form.input('quietTo')} />
        </FieldRow>
      </SettingsForm>
      <Row gap={3}>
        <Button variant="secondary" size="sm" isBusy={test.isPending} onClick={() => test.mutate()}>
          {text('admin.push.test')}
        </Button>
        <Button variant="quiet" size="sm" isBusy={off.isPending} onClick={() => off.mutate()}>
          {text('admin.push.switchOff')}
        </Button>
      </Row>
    </>
  )
}

function toWishFields(
  { kinds: chosen, quietFrom, quietTo }: PushSubscription,
  kinds: readonly PushKind[],
): Wishes {
  const ticks = Object.fromEntries(kinds.map((kind) => [kind, chosen.includes(kind)]))
  return { ...ticks, quietFrom: quietFrom ?? '', quietTo: quietTo ?? '' }
}

function useDeviceActs({ endpoint }: PushSubscription) {
  const text = useText()
  const off = usePushChange(async () => {
    await api.delete('/api/admin/push/subscriptions', { body: { endpoint } })
    await (await findSubscription())?.unsubscribe()
    return text('admin.push.off')
  })
  const test = usePushChange(async () => {
    await api.post('/api/admin/push/test')
    return text('admin.push.tested')
  })
  return { off, test }
}

type SentWishes = { kinds: PushKind[]; quietFrom?: string | null; quietTo?: string | null }

async function save(subscription: globalThis.PushSubscription, wishes: SentWishes): Promise<void> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await api.post('/api/admin/push/subscriptions', {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, ...wishes },
  })
}

/** Runs a change, reports the outcome, and reloads this browser's settings. */
function usePushChange<Choice = void>(
  change: (wanted: Choice) => Promise<string>,
  onError?: (error: unknown) => void,
) {
  const text = useText()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: change,
    onSuccess: (words) => toastSuccess(words),
    onError: (error) => {
      onError?.(error)
      toastFailure(getFailureSentence(text('admin.push.failed'), error))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: HERE }),
  })
}

/** The same worker also serves the page offline (offline-notice.tsx): a scope has only one. */
const WORKER = '/admin-worker.js'
const SCOPE = '/admin'

/** Returns why this browser cannot receive notifications; undefined if it can. */
function pushObstacle(): 'install' | 'unsupported' | 'denied' | undefined {
  // Safari on iOS supports push only for sites added to the home screen.
  const isApplePhone = /iPhone|iPad/.test(navigator.userAgent)
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return isApplePhone ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Returns this browser's subscription, if there is one. */
async function findSubscription(): Promise<globalThis.PushSubscription | null> {
  if (pushObstacle() !== undefined) return null
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks for permission and subscribes this browser; null if the user declines. */
async function subscribeBrowser(): Promise<globalThis.PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const { publicKey } = await loadQuery(apiQuery('/api/admin/push/key'))
  // Pushes to a subscription made with an earlier key of the site would be rejected.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
