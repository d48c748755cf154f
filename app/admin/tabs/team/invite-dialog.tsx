import { useQueryClient } from '@tanstack/react-query'
import { CopyField } from '#app/admin/forms/copy-field.tsx'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { toastSuccess } from '#app/admin/forms/failure-words.ts'
import { useSentForm } from '#app/admin/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Role } from '#contract/wire/permissions.ts'
import { RoleOptions } from './role-options.tsx'
import { ROLE_WORDS } from './role-words.ts'
import { invitationsQuery } from './team-queries.ts'
import { TEAM_WORDS } from './team-words.ts'

type Fields = { email: string; role: Role }

type InviteDialogProps = { onClose: () => void; onInvited: (link: string) => void }

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { invite, dialog: words } = useWords(TEAM_WORDS)
  const roles = useWords(ROLE_WORDS)
  const queryClient = useQueryClient()
  const sent = useSentForm<Fields, { email: string; link: string }>({
    initial: { email: '', role: 'office' },
    findProblems: ({ email }) => (email.trim() === '' ? { email: words.emailMissing } : {}),
    send: (body) => api.post('/api/admin/invitations', { body }),
    onSent: ({ email, link }) => {
      queryClient.invalidateQueries(invitationsQuery)
      toastSuccess(words.sent(email))
      onClose()
      onInvited(link)
    },
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={invite}
      description={words.description}
      size="md"
      saveLabel={words.send}
      savingLabel={words.sending}
      onClose={onClose}
    >
      <TextField label={words.email} type="email" autoComplete="off" required {...form.text('email')} />
      <SelectField label={words.role} hint={roles[form.fields.role].sentence} {...form.text('role')}>
        <RoleOptions />
      </SelectField>
    </EditDialog>
  )
}

type InvitationLinkProps = { link: string; onClose: () => void }

/** For owners without a mail server, or who prefer to send it another way. */
export function InvitationLink({ link, onClose }: InvitationLinkProps) {
  const words = useWords(TEAM_WORDS).link
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.description}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <CopyField label={words.label} hint={words.hint} value={link} copyLabel={words.copy} />
    </Dialog>
  )
}
