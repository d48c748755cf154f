import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api.ts'
import { dayOf } from '#app/lib/instant-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ROLE_NAMES } from './role-words.ts'
import { invitationsQuery } from './team-queries.ts'

/** Who was invited and has not come yet; nothing where there is nobody. */
export function InvitationsCard() {
  const queryClient = useQueryClient()
  const { data: invitations = [] } = useQuery(invitationsQuery)
  const revoke = useMutation({
    mutationFn: (id: number) => api.delete('/api/admin/invitations/:id', { params: { id } }),
    onSuccess: () => toastSuccess('The invitation has stopped working'),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(invitationsQuery),
  })
  if (invitations.length === 0) return null
  return (
    <SettingsCard title="Invitations">
      <Rows label="Invitations">
        {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
          <Row
            key={id}
            title={email}
            badges={<Badge>{ROLE_NAMES[role]}</Badge>}
            facts={[`Invited by ${invitedBy}`, `until ${dayOf(expiresAt)}`]}
            actions={
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Take back the invitation of ${email}`}
                onClick={() => revoke.mutate(id)}
              >
                Take Back
              </Button>
            }
          />
        ))}
      </Rows>
    </SettingsCard>
  )
}
