import { useQueryClient } from '@tanstack/react-query'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { invite } from '#contract/people/team.ts'
import type { Role } from '#contract/wire/permissions.ts'
import { RoleOptions } from './role-options.tsx'
import { invitationsQuery } from './team-queries.ts'

type Fields = { email: string; role: Role }

type InviteDialogProps = { onClose: () => void; onInvited: (link: string) => void }

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const sent = useSentForm<Fields, { email: string; link: string }>({
    initial: { email: '', role: 'office' },
    rules: { schema: invite.body, toBody: (fields) => fields },
    send: (body) => api.post('/api/admin/invitations', { body }),
    onSent: ({ email, link }) => {
      queryClient.invalidateQueries(invitationsQuery)
      toastSuccess(text('admin.team.dialog.sent', { email }))
      onClose()
      onInvited(link)
    },
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={text('admin.team.invite')}
      description={text('admin.team.dialog.description')}
      size="md"
      saveLabel={text('admin.team.dialog.send')}
      savingLabel={text('admin.team.dialog.sending')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.team.dialog.email')}
        type="email"
        autoComplete="off"
        required
        {...form.input('email')}
      />
      <SelectField
        label={text('admin.team.dialog.role')}
        hint={text(`admin.roles.${form.fields.role}.sentence`)}
        {...form.input('role')}
      >
        <RoleOptions />
      </SelectField>
    </EditDialog>
  )
}

type InvitationLinkProps = { link: string; onClose: () => void }

/** For owners without a mail server, or who prefer to share the link another way. */
export function InvitationLink({ link, onClose }: InvitationLinkProps) {
  const text = useText()
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.team.link.title')}
      description={text('admin.team.link.description')}
      footer={<Button onClick={onClose}>{text('admin.team.link.done')}</Button>}
    >
      <CopyField
        label={text('admin.team.link.label')}
        hint={text('admin.team.link.hint')}
        value={link}
        copyLabel={text('admin.team.link.copy')}
      />
    </Dialog>
  )
}
