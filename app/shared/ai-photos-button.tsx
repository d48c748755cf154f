import { useState } from 'react'
import { useIsAdmin } from '#app/lib/use-is-admin.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { useAiPhotos } from './use-ai-photos.ts'

type AiPhotosButtonProps = { label: string; successWords?: string }

/** Has new pictures of the add-ons made. Only staff see it. */
export function AiPhotosButton(props: AiPhotosButtonProps) {
  return useIsAdmin() ? <StaffButton {...props} /> : null
}

function StaffButton({ label, successWords }: AiPhotosButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { generate, total, done } = useAiPhotos(successWords)
  return (
    <>
      <Button variant="secondary" size="sm" isBusy={generate.isPending} onClick={() => setIsAsking(true)}>
        <Icon name="sparkles" />
        {label}
      </Button>
      {generate.isPending && total > 0 && (
        <Progress label={`Photo ${Math.min(done + 1, total)} of ${total}`} percent={(done / total) * 100} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          generate.mutate()
        }}
        tone="primary"
        title={total === 1 ? 'Make 1 new photo?' : `Make ${total} new photos?`}
        description="Every add-on gets a photo made from its own name and description. Your image service charges for each of them, and the pictures shown now are replaced."
        confirmLabel="Make Photos"
      />
    </>
  )
}
