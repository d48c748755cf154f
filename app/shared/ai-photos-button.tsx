import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Progress } from '#app/ui/display/progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useAiPhotos } from './use-ai-photos.ts'

export type AiPhotosButtonProps = { label?: string; successWords?: string }

/** Generates new pictures of the add-ons. */
export default function AiPhotosButton({ label, successWords }: AiPhotosButtonProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { generate, total, done } = useAiPhotos(successWords)
  return (
    <>
      <Button variant="secondary" size="sm" isBusy={generate.isPending} onClick={() => setIsAsking(true)}>
        <Icon name="sparkles" />
        {label ?? text('aiPhotosButton.generate')}
      </Button>
      {generate.isPending && total > 0 && (
        <Progress
          label={text('aiPhotosButton.progress', { photo: Math.min(done + 1, total), total })}
          percent={(done / total) * 100}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          generate.mutate()
        }}
        tone="primary"
        title={text('aiPhotosButton.ask', { total })}
        description={text('aiPhotosButton.askHint')}
        confirmLabel={text('aiPhotosButton.make')}
      />
    </>
  )
}
