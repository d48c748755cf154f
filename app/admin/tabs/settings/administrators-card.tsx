import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteItem } from '#app/admin/forms/delete-item.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { signedInUsername } from '#app/lib/admin-credential.ts'
import { api } from '#app/lib/api.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { Administrator } from '#contract/accounts.ts'
import { AdministratorDialog } from './administrator-dialog.tsx'
import styles from './administrators-card.module.css'
import { administratorsQuery } from './administrators-query.ts'

export function AdministratorsCard() {
  const [isAdding, setIsAdding] = useState(false)
  const [deleting, setDeleting] = useState<Administrator>()
  const { data: administrators, isPending, isFetching, refetch } = useQuery(administratorsQuery)
  return (
    <SettingsCard
      title="Administrators"
      action={
        <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          Add Administrator
        </Button>
      }
    >
      {isPending && <SkeletonText />}
      {!isPending && !administrators && (
        <LoadFailure words="Failed to load administrators" isRetrying={isFetching} onRetry={refetch} />
      )}
      {administrators && <Administrators administrators={administrators} onDelete={setDeleting} />}
      {isAdding && <AdministratorDialog onClose={() => setIsAdding(false)} />}
      <DeleteItem
        remove={(id) => api.delete('/api/admin/users/:id', { params: { id } })}
        list={administratorsQuery}
        item={deleting}
        description={`${deleting?.username} is signed out at once and cannot sign in anymore.`}
        deleted="Administrator deleted successfully"
        failed={(error) => `Failed to delete administrator: ${failureWords(error)}`}
        onClose={() => setDeleting(undefined)}
      />
    </SettingsCard>
  )
}

type AdministratorsProps = {
  administrators: readonly Administrator[]
  onDelete: (administrator: Administrator) => void
}

function Administrators({ administrators, onDelete }: AdministratorsProps) {
  const you = signedInUsername()
  return (
    <ul className={styles.list}>
      {administrators.map((administrator) => (
        <li key={administrator.id} className={styles.person}>
          <span className={styles.name}>
            <strong>{administrator.username}</strong>
            {administrator.username === you && <Badge tone="success">You</Badge>}
            <span className={styles.facts}>
              {[administrator.fullName, administrator.email].filter(Boolean).join(' · ')}
            </span>
          </span>
          {administrator.username !== you && (
            <IconButton
              icon="trash"
              tone="danger"
              label={`Delete ${administrator.username}`}
              onClick={() => onDelete(administrator)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
