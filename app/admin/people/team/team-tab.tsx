import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { type Invitation, invite } from '#contract/people/team.ts'
import { ROLES, type Role } from '#contract/wire/permissions.ts'
import { PeopleCard } from './people-card.tsx'
import { invitationsQuery, peopleQuery } from './team-queries.ts'

export default function TeamTab() {
  const text = useText()
  const [isInviting, setIsInviting] = useState(false)
  const [link, setLink] = useState<string>()
  const people = useQuery(peopleQuery)
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.team')}
        actions={
          <Button icon="plus" onClick={() => setIsInviting(true)}>
            {text('admin.team.invite')}
          </Button>
        }
      />
      <Loaded query={people} height="24rem" failed={text('admin.team.loadFailed')}>
        {(loaded) => (
          <Stack gap={5}>
            <PeopleCard people={loaded} />
            <InvitationsCard />
            <RolesCard />
          </Stack>
        )}
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={setLink} />}
      {link !== undefined && <InvitationLink link={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

function RolesCard() {
  const text = useText()
  return (
    <SettingsCard title={text('admin.team.rolesTitle')}>
      <Rows label={text('admin.team.roles')}>
        {ROLES.map((role) => (
          <Row
            key={role}
            title={text(`admin.roles.${role}.name`)}
            facts={[text(`admin.roles.${role}.sentence`)]}
          />
        ))}
      </Rows>
    </SettingsCard>
  )
}

/** The pending invitations; renders nothing if there are none. */
function InvitationsCard() {
  const text = useText()
  const { data: invitations = [] } = useQuery(invitationsQuery)
  if (invitations.length === 0) return null
  return (
    <SettingsCard title={text('admin.team.invitations.title')}>
      <Rows areKept label={text('admin.team.invitations.title')}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Rows>
    </SettingsCard>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const text = useText()
  const { id, email, role, invitedBy, expiresAt } = invitation
  const revoke = useSingleMutation({
    mutationFn: () => api.delete('/api/admin/invitations/:id', { params: { id } }),
    refreshes: invitationsQuery,
    done: text('admin.team.invitations.takenBack'),
  })
  return (
    <Row
      title={email}
      badges={<Badge>{text(`admin.roles.${role}.name`)}</Badge>}
      facts={[
        text('admin.team.invitations.invitedBy', { username: invitedBy }),
        text('admin.team.invitations.until', { day: formatDay(expiresAt, text.language) }),
      ]}
      actions={
        <RowButton
          label={text('admin.team.invitations.takeBack')}
          name={text('admin.team.invitations.takeBackOf', { email })}
          isBusy={revoke.isPending}
          onClick={() => revoke.mutate()}
        />
      }
    />
  )
}

type Fields = { email: string; role: Role }

type InviteDialogProps = { onClose: () => void; onInvited: (link: string) => void }

function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const text = useText()
  const sent = useSentForm<Fields, { email: string; link: string }>({
    initial: { email: '', role: 'office' },
    rules: { schema: invite.body },
    send: (body) => api.post('/api/admin/invitations', { body }),
    done: ({ email }) => text('admin.team.dialog.sent', { email }),
    onSent: ({ link }) => {
      onClose()
      onInvited(link)
    },
    refreshes: invitationsQuery,
  })
  const { form } = sent
  return (
    <EditDialog
      {...sent}
      title={text('admin.team.invite')}
      description={text('admin.team.dialog.description')}
      size="md"
      saveLabel={text('admin.team.dialog.send')}
      savingLabel={text('admin.forms.sending')}
      onClose={onClose}
    >
      <TextField
        label={text('admin.team.dialog.email')}
        type="email"
        autoComplete="off"
        {...form.input('email')}
      />
      <SelectField
        label={text('admin.team.dialog.role')}
        hint={text(`admin.roles.${form.fields.role}.sentence`)}
        {...form.input('role')}
      >
        <Options of={ROLES} label={(role) => text(`admin.roles.${role}.name`)} />
      </SelectField>
    </EditDialog>
  )
}

type InvitationLinkProps = { link: string; onClose: () => void }

/** For owners without a mail server, or who prefer to share the link another way. */
function InvitationLink({ link, onClose }: InvitationLinkProps) {
  const text = useText()
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.team.link.title')}
      description={text('admin.team.link.description')}
      footer={<Button onClick={onClose}>{text('admin.forms.done')}</Button>}
    >
      <CopyField
        label={text('admin.team.link.label')}
        hint={text('admin.team.link.hint')}
        value={link}
        copyLabel={text('admin.forms.copy.link')}
      />
    </Dialog>
  )
}
