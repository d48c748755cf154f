import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InvitationLink, InviteDialog } from './invite-dialog.tsx'
import { PeopleCard } from './people-card.tsx'
import { RolesCard } from './roles-card.tsx'
import { peopleQuery } from './team-queries.ts'

export default function TeamTab() {
  const text = useText()
  const [isInviting, setIsInviting] = useState(false)
  const [link, setLink] = useState<string>()
  const people = useQuery(peopleQuery)
  return (
    <>
      <TabHeader
        title={text('admin.team.title')}
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
