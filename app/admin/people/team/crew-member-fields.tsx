import { useQuery } from '@tanstack/react-query'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { Administrator } from '#contract/people/team.ts'

export type CrewMemberChange = { crew?: number | null | undefined; takesCash?: boolean | undefined }

type CrewMemberFieldsProps = {
  readonly person: Pick<Administrator, 'username'> & CrewMemberChange
  readonly onChange: (change: CrewMemberChange) => void
}

/** Which crew's stops a crew member sees on the phone, and whether they may take payments there. */
export function CrewMemberFields({ person, onChange }: CrewMemberFieldsProps) {
  const text = useText()
  const { data: work } = useQuery(apiQuery('/api/admin/work'))
  const { username: name, takesCash = false } = person
  const crew = person.crew ?? 0
  // A member's crew stays selectable even if fewer crews work now.
  const crews = Array.from({ length: Math.max(work?.crews ?? 1, crew) }, (_, index) => index + 1)
  return (
    <>
      <SelectField
        label={text('admin.team.crewOf', { name })}
        isLabelHidden
        value={crew}
        onChange={({ target }) => onChange({ crew: Number(target.value) || null })}
      >
        <option value={0}>{text('admin.team.noCrew')}</option>
        <Options of={crews} label={(number) => text('admin.team.crew', { crew: number })} />
      </SelectField>
      <Switch
        label={text('admin.team.cashHint')}
        aria-label={text('admin.team.cash', { name })}
        checked={takesCash}
        onChange={({ target }) => onChange({ takesCash: target.checked })}
      />
    </>
  )
}
