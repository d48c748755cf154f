import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'

/** Takes the place of a form that was sent. */
export function FormThanks({ title, children }: { title: string; children: string }) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <div role="status">
      <EmptyState
        title={title}
        action={
          <a href={pathIn('/')} className={buttonClass('primary')}>
            {text('site.forms.backHome')}
          </a>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
