import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { Row, Rows } from '#app/admin/lists/rows.tsx'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatDay } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { ROLE_WORDS } from './role-words.ts'
import { invitationsQuery } from './team-queries.ts'
import { TEAM_WORDS } from './team-words.ts'

/** The open invitations; renders nothing if there are none. */
export function InvitationsCard() {
  const words = useWords(TEAM_WORDS).invitations
  const roles = useWords(ROLE_WORDS)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data: invitations = [] } = useQuery(invitationsQuery)
  const revoke = useMutation({
    mutationFn: (id: number) => api.delete('/api/admin/invitations/:id', { params: { id } }),
    onSuccess: () => toastSuccess(words.takenBack),
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(invitationsQuery),
  })
  if (invitations.length === 0) return null
  return (
    <SettingsCard title={words.title}>
      <Rows label={words.title}>
        {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
          <Row
            key={id}
            title={email}
            badges={<Badge>{roles[role].name}</Badge>}
            facts={[words.invitedBy(invitedBy), words.until(formatDay(expiresAt, language))]}
            actions={
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.takeBackOf(email)}
                onClick={() => revoke.mutate(id)}
              >
                {words.takeBack}
              </Button>
            }
          />
        ))}
      </Rows>
    </SettingsCard>
  )
}
