import { useQuery } from '@tanstack/react-query'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { useListAction } from '#app/admin/parts/lists/use-list-action.ts'
import { api } from '#app/lib/api/api.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { Invitation } from '#contract/people/team.ts'
import { invitationsQuery } from './team-queries.ts'

/** The pending invitations; renders nothing if there are none. */
export function InvitationsCard() {
  const text = useText()
  const { data: invitations = [] } = useQuery(invitationsQuery)
  if (invitations.length === 0) return null
  return (
    <SettingsCard title={text('admin.team.invitations.title')}>
      <Rows label={text('admin.team.invitations.title')}>
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
  const revoke = useListAction({
    run: () => api.delete('/api/admin/invitations/:id', { params: { id } }),
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
