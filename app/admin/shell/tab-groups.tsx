import { type ReactNode, useId } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { type AdminTab, TAB_GROUPS, type TabGroup } from '../tabs.ts'
import { TabLink } from './tab-link.tsx'

type TabGroupsProps = {
  tabs: readonly AdminTab[]
  classes: {
    readonly group: string | undefined
    readonly name: string | undefined
    readonly link: string | undefined
  }
  onClick?: () => void
}

/** Tabs, grouped under headings. */
export function TabGroups({ tabs, classes, ...rest }: TabGroupsProps) {
  const groups = TAB_GROUPS.filter((name) => tabs.some(({ group }) => group === name))
  return groups.map((group) => (
    <Group key={group} group={group} classes={classes}>
      {tabs
        .filter((tab) => tab.group === group)
        .map((tab) => (
          <TabLink key={tab.id} tab={tab} className={classes.link} {...rest} />
        ))}
    </Group>
  ))
}

type GroupProps = Pick<TabGroupsProps, 'classes'> & { group: TabGroup; children: ReactNode }

function Group({ group, classes, children }: GroupProps) {
  const text = useText()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-labelledby={id} className={classes.group}>
      <p id={id} className={classes.name}>
        {text(`admin.shell.groups.${group}`)}
      </p>
      {children}
    </div>
  )
}
