import { useQueryClient } from '@tanstack/react-query'
import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Role } from '#contract/permissions.ts'
import { RoleOptions } from './role-options.tsx'
import { ROLE_SENTENCES } from './role-words.ts'
import { invitationsQuery } from './team-queries.ts'

type Fields = { email: string; role: Role }

type InviteDialogProps = { onClose: () => void; onInvited: (link: string) => void }

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const queryClient = useQueryClient()
  const sent = useSentForm<Fields, { email: string; link: string }>({
    initial: { email: '', role: 'office' },
    problemsOf: ({ email }) => (email.trim() === '' ? { email: 'Invalid email address' } : {}),
    send: (body) => api.post('/api/admin/invitations', { body }),
    onSent: ({ email, link }) => {
      queryClient.invalidateQueries(invitationsQuery)
      toastSuccess(`An invitation is on its way to ${email}`)
      onClose()
      onInvited(link)
    },
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title="Invite Somebody"
      description="They get a mail with a link, and choose a username and a password themselves."
      size="md"
      saveLabel="Send Invitation"
      savingLabel="Sending..."
      onClose={onClose}
    >
      <TextField label="Email" type="email" autoComplete="off" required {...form.text('email')} />
      <SelectField label="Role" hint={ROLE_SENTENCES[form.fields.role]} {...form.text('role')}>
        <RoleOptions />
      </SelectField>
    </EditDialog>
  )
}

type InvitationLinkProps = { link: string; onClose: () => void }

/** For an owner without a mail server, or who would rather send it another way. */
export function InvitationLink({ link, onClose }: InvitationLinkProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invitation sent"
      description="You can also hand the link over yourself. It is not shown again."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <CopyField label="Invitation link" hint="Works once, for 7 days" value={link} copyLabel="Copy Link" />
    </Dialog>
  )
}
