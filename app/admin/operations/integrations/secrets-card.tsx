import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Rows } from '#app/admin/parts/lists/rows.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

/** What the dialog for a new item gets. */
export type NewSecretProps = { onClose: () => void; onMade: (secret: string) => void }

type SecretsCardProps<Item, Key extends readonly unknown[]> = {
  /** Its texts are under this name. */
  kind: 'keys' | 'webhooks'
  list: UseQueryOptions<Item[], Error, Item[], Key>
  listLabel: string
  addLabel: string
  /** Renders the dialog that makes a new one. */
  dialog: (props: NewSecretProps) => ReactNode
  /** Renders a row of the list. */
  children: (item: Item) => ReactNode
}

/** Items that each come with a secret, which is shown once. */
export function SecretsCard<Item, Key extends readonly unknown[]>(props: SecretsCardProps<Item, Key>) {
  const { kind, list, listLabel, addLabel, dialog, children } = props
  const text = useText()
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const forget = () => setSecret(undefined)
  return (
    <SettingsCard
      title={text(`admin.integrations.${kind}.title`)}
      hint={text(`admin.integrations.${kind}.hint`)}
      action={
        <Button icon="plus" variant="secondary" size="sm" onClick={() => setIsMaking(true)}>
          {addLabel}
        </Button>
      }
    >
      <Loaded
        query={useQuery(list)}
        failed={text(`admin.integrations.${kind}.loadFailed`)}
        empty={<p>{text(`admin.integrations.${kind}.none`)}</p>}
      >
        {(items) => <Rows label={listLabel}>{items.map(children)}</Rows>}
      </Loaded>
      {isMaking && dialog({ onClose: () => setIsMaking(false), onMade: setSecret })}
      {secret !== undefined && (
        <Dialog
          onClose={forget}
          title={text(`admin.integrations.${kind}.secret.title`)}
          description={text('admin.integrations.secret.once')}
          footer={<Button onClick={forget}>{text('admin.forms.done')}</Button>}
        >
          <CopyField
            label={text(`admin.integrations.${kind}.secret.label`)}
            hint={text(`admin.integrations.${kind}.secret.hint`)}
            value={secret}
            copyLabel={text(`admin.integrations.${kind}.secret.copyLabel`)}
          />
        </Dialog>
      )}
    </SettingsCard>
  )
}
