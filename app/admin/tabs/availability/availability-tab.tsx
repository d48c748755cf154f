import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CapacityCard } from '#app/admin/forms/capacity-card.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { staffSettingsQuery } from '#app/lib/save-site-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AddDateForm } from './add-date-form.tsx'
import styles from './availability-tab.module.css'
import { TeepeeSpaceCard } from './teepee-space-card.tsx'
import { UnavailableDates } from './unavailable-dates.tsx'
import { WaitingList } from './waiting-list.tsx'
import { YearAtAGlance } from './year-at-a-glance.tsx'

export default function AvailabilityTab() {
  const [isAdding, setIsAdding] = useState(false)
  const { data: settings } = useQuery(staffSettingsQuery)
  return (
    <>
      <TabHeader
        title="Availability"
        hint="Days on which parents cannot book."
        actions={
          <Button
            variant={isAdding ? 'secondary' : 'primary'}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            <Icon name={isAdding ? 'cross' : 'plus'} />
            {isAdding ? 'Cancel' : 'Add Date'}
          </Button>
        }
      />
      <div className={styles.sections}>
        {isAdding && <AddDateForm onAdded={() => setIsAdding(false)} />}
        <UnavailableDates />
        <WaitingList />
        {settings && <CapacityCard settings={settings} />}
        {settings && <TeepeeSpaceCard settings={settings} />}
        <YearAtAGlance />
      </div>
    </>
  )
}
