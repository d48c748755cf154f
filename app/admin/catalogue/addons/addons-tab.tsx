import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { CatalogueTab } from '#app/admin/parts/lists/catalogue-tab.tsx'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { isRateLimited } from '#app/lib/api/api-request.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDelayedRetry } from '#app/lib/use-delayed-retry.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { AddonDialog } from './addon-dialog.tsx'

export default function AddonsTab() {
  const text = useText()
  return (
    <CatalogueTab
      kind="addons"
      list={addonsQuery}
      saveOrder={(updates) => api.patch('/api/addons/reorder', { body: { updates } })}
      remove={(id) => api.delete('/api/addons/:id', { params: { id } })}
      getCard={({ name, image, pictures, price }) => ({
        image: pictureImage(image, name, pictures),
        price,
        noImageWords: text('admin.addons.noImage'),
      })}
      failure={({ error, refetch }) => <AddonsFailure error={error} onRetry={refetch} />}
      dialog={(addon, close) => <AddonDialog addon={addon} onClose={close} />}
    />
  )
}

function AddonsFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const text = useText()
  const [isRetrying, retry] = useDelayedRetry(onRetry)
  const reason = describeFailure(error)
  const isBusy = isRateLimited(error)
  return (
    <ErrorState
      title={isBusy ? text('admin.addons.serverBusy') : undefined}
      action={
        <Button
          variant="secondary"
          isBusy={isRetrying}
          busyLabel={text('admin.forms.retrying')}
          onClick={retry}
        >
          {text('admin.forms.tryAgain')}
        </Button>
      }
    >
      {isBusy ? reason : text('admin.addons.loadFailed', { why: reason })}
    </ErrorState>
  )
}
