import { useQuery, useQueryClient } from '@tanstack/react-query'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
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
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { id, email, role, invitedBy, expiresAt } = invitation
  const revoke = useSingleMutation({
    mutationFn: () => api.delete('/api/admin/invitations/:id', { params: { id } }),
    onSuccess: () => toastSuccess(text('admin.team.invitations.takenBack')),
    onError: (error) => toastFailure(describeFailure(error)),
    onSettled: () => queryClient.invalidateQueries(invitationsQuery),
  })
  return (
    <Row
      title={email}
      badges={<Badge>{text(`admin.roles.${role}.name`)}</Badge>}
      facts={[
        text('admin.team.invitations.invitedBy', { username: invitedBy }),
        text('admin.team.invitations.until', { day: formatDay(expiresAt, language) }),
      ]}
      actions={
        <Button
          variant="quiet"
          size="sm"
          aria-label={text('admin.team.invitations.takeBackOf', { email })}
          isBusy={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          {text('admin.team.invitations.takeBack')}
        </Button>
      }
    />
  )
}
