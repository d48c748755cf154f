import { NavLink } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { tabNameId } from '#contract/site/admin-places.ts'
import { type AdminTab, tabPath } from '../tabs.ts'

type TabLinkProps = { tab: AdminTab; className: string | undefined; onClick?: () => void }

export function TabLink({ tab, className, ...rest }: TabLinkProps) {
  const text = useText()
  return (
    <NavLink to={tabPath(tab)} className={classNames(className)} {...rest}>
      <Icon name={tab.icon} />
      {text(tabNameId(tab.id))}
    </NavLink>
  )
}
