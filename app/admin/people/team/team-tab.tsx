import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/kit/forms/delete-item.tsx'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { Administrator } from '#contract/people/team.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { InvitationLink, InviteDialog } from './invite-dialog.tsx'
import { PeopleCard } from './people-card.tsx'
import { RolesCard } from './roles-card.tsx'
import { peopleQuery } from './team-queries.ts'

export default function TeamTab() {
  const text = useText()
  const [isInviting, setIsInviting] = useState(false)
  const [link, setLink] = useState<string>()
  const [deleting, setDeleting] = useState<Administrator>()
  const people = useQuery(peopleQuery)
  return (
    <>
      <TabHeader
        title={text('admin.team.title')}
        actions={
          <Button onClick={() => setIsInviting(true)}>
            <Icon name="plus" />
            {text('admin.team.invite')}
          </Button>
        }
      />
      <Loaded query={people} height="24rem" failed={text('admin.team.loadFailed')}>
        {(loaded) => (
          <Stack gap={5}>
            <PeopleCard people={loaded} onDelete={setDeleting} />
            <InvitationsCard />
            <RolesCard />
          </Stack>
        )}
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={setLink} />}
      {link !== undefined && <InvitationLink link={link} onClose={() => setLink(undefined)} />}
      <DeleteItem
        remove={(id) => api.delete('/api/admin/users/:id', { params: { id } })}
        list={peopleQuery}
        item={deleting}
        description={text('admin.team.people.removal', { username: deleting?.username ?? '' })}
        deleted={text('admin.team.people.removed')}
        failed={(error) => text('admin.team.people.removeFailed', { why: describeFailure(error) })}
        onClose={() => setDeleting(undefined)}
      />
    </>
  )
}
