import { useQuery } from '@tanstack/react-query'
import { withDeleted } from '#app/admin/kit/lists/use-choices.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'

/** Returns a function that names the themes of a rule, once they have loaded. */
export function useThemeNames(): (ids: readonly number[] | undefined) => readonly string[] {
  const deletedName = useText()('admin.lists.deletedTheme')
  const { data: themes } = useQuery(themesQuery)
  return (ids = []) => {
    const choices = themes ? withDeleted(themes, ids, deletedName) : []
    return [...new Set(choices.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])))]
  }
}
