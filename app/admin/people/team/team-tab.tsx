import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { ROLES } from '#contract/wire/permissions.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { InvitationLink, InviteDialog } from './invite-dialog.tsx'
import { PeopleCard } from './people-card.tsx'
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
