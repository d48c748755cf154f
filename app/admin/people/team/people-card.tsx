import { type UseMutationOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { Row, Rows } from '#app/admin/parts/lists/rows.tsx'
import { signedInUsername } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { Administrator } from '#contract/people/team.ts'
import { ROLES, type Role } from '#contract/wire/permissions.ts'
import { peopleQuery } from './team-queries.ts'

export function PeopleCard({ people }: { people: readonly Administrator[] }) {
  const text = useText()
  return (
    <SettingsCard title={text('admin.team.people.title')}>
      <Rows label={text('admin.team.people.title')}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </Rows>
    </SettingsCard>
  )
}

function Person({ person }: { person: Administrator }) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  const { id, username, fullName, email, isActive, lastSeenAt, hasSecondFactor } = person
  const isYou = username === signedInUsername()
  return (
    <Row
      title={username}
      badges={
        <>
          {isYou && <Badge tone="success">{text('admin.team.people.you')}</Badge>}
          {!isActive && <Badge tone="warning">{text('admin.team.people.deactivated')}</Badge>}
          {hasSecondFactor && <Badge tone="info">{text('admin.team.people.secondFactor')}</Badge>}
        </>
      }
      facts={[
        fullName,
        email,
        lastSeenAt &&
          text('admin.team.people.lastSeen', { when: formatShortDayAndTime(lastSeenAt, text.language) }),
      ]}
      actions={
        <>
          <PersonActions person={person} isYou={isYou} />
          {!isYou && (
            <DeleteButton
              label={text('admin.team.people.remove', { username })}
              onClick={() =>
                confirmDelete({
                  description: text('admin.team.people.removal', { username }),
                  run: () => api.delete('/api/admin/users/:id', { params: { id } }),
                  done: text('admin.team.people.removed'),
                  failed: (why) => text('admin.team.people.removeFailed', { why }),
                  refreshes: peopleQuery,
                })
              }
            />
          )}
        </>
      }
    />
  )
}

function PersonActions({ person, isYou }: { person: Administrator; isYou: boolean }) {
  const text = useText()
  const { id, username, hasSecondFactor } = person
  const params = { id }
  const send = (body: { role?: Role; isActive?: boolean }) =>
    api.patch('/api/admin/users/:id', { params, body })
  const role = useSavedOnChange(
    person.role,
    usePersonChange(id, (chosen: Role) => send({ role: chosen })),
  )
  const activity = useSingleMutation(usePersonChange(id, (isActive: boolean) => send({ isActive })))
  const clearing = useSingleMutation(
    usePersonChange(id, () => api.delete('/api/admin/users/:id/second-factor', { params })),
  )
  return (
    <>
      <SelectField
        label={text('admin.team.people.roleOf', { username })}
        isLabelHidden
        value={role.shown}
        onChange={(event) => {
          const chosen = ROLES.find((one) => one === event.target.value)
          if (chosen) role.choose(chosen)
        }}
      >
        <Options of={ROLES} label={(role) => text(`admin.roles.${role}.name`)} />
      </SelectField>
      {role.shown === 'crew' && <CrewMemberFields person={person} />}
      {hasSecondFactor && !isYou && (
        <RowButton
          label={text('admin.team.people.clear')}
          name={text('admin.team.people.clearOf', { username })}
          isBusy={clearing.isPending}
          onClick={() => clearing.mutate()}
        />
      )}
      {!isYou && <ActivityButton person={person} isBusy={activity.isPending} onChange={activity.mutate} />}
    </>
  )
}

type ActivityButtonProps = {
  person: Administrator
  isBusy: boolean
  onChange: (isActive: boolean) => void
}

function ActivityButton({ person: { username, isActive }, isBusy, onChange }: ActivityButtonProps) {
  const text = useText()
  return (
    <RowButton
      label={isActive ? text('admin.team.people.deactivate') : text('admin.team.people.reactivate')}
      name={
        isActive
          ? text('admin.team.people.deactivateOne', { username })
          : text('admin.team.people.reactivateOne', { username })
      }
      isBusy={isBusy}
      onClick={() => onChange(!isActive)}
    />
  )
}

/** Changes of one person are sent one after another, and none is dropped because another is still on its way. */
function usePersonChange<Change = void>(
  id: number,
  send: (change: Change) => Promise<unknown>,
): UseMutationOptions<unknown, Error, Change> {
  const text = useText()
  const queryClient = useQueryClient()
  return {
    scope: { id: `person-${id}` },
    mutationFn: send,
    onSuccess: () => toastSuccess(text('admin.team.people.updated')),
    // The user's own role may have changed, and with it what they may see.
    onSettled: () => queryClient.invalidateQueries(queriesAt('/api/admin/users', '/api/admin/me')),
  }
}

/** Which crew's stops a crew member sees on the phone, and whether they may take payments there. */
function CrewMemberFields({ person: { id, username: name, ...member } }: { person: Administrator }) {
  const text = useText()
  const { data: work } = useQuery(apiQuery('/api/admin/work'))
  const send = (body: { crew: number | null } | { takesCash: boolean }) =>
    api.patch('/api/admin/users/:id', { params: { id }, body })
  const crew = useSavedOnChange(
    member.crew ?? null,
    usePersonChange(id, (chosen: number | null) => send({ crew: chosen })),
  )
  const cash = useSavedOnChange(
    member.takesCash ?? false,
    usePersonChange(id, (takesCash: boolean) => send({ takesCash })),
  )
  const number = crew.shown ?? 0
  // A member's crew stays selectable even if fewer crews work now.
  const crews = Array.from({ length: Math.max(work?.crews ?? 1, number) }, (_, index) => index + 1)
  return (
    <>
      <SelectField
        label={text('admin.team.crewOf', { name })}
        isLabelHidden
        value={number}
        onChange={({ target }) => crew.choose(Number(target.value) || null)}
      >
        <option value={0}>{text('admin.team.noCrew')}</option>
        <Options of={crews} label={(one) => text('admin.team.crew', { crew: one })} />
      </SelectField>
      <Switch
        label={text('admin.team.cashHint')}
        aria-label={text('admin.team.cash', { name })}
        checked={cash.shown}
        onChange={({ target }) => cash.choose(target.checked)}
      />
    </>
  )
}
