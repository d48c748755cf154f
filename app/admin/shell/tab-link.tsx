import { NavLink } from 'react-router'
import { useWords } from '#app/lib/language/in-both.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type AdminTab, tabPath } from '../tabs.ts'

type TabLinkProps = { tab: AdminTab; className: string | undefined; onClick?: () => void }

export function TabLink({ tab, className, ...rest }: TabLinkProps) {
  return (
    <NavLink to={tabPath(tab)} className={classNames(className)} {...rest}>
      <Icon name={tab.icon} />
      {useWords(tab.label)}
    </NavLink>
  )
}
