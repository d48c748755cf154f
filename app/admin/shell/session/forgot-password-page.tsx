import { Link } from 'react-router'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { forgotPassword } from '#contract/people/account-links.ts'
import { SendButton } from './password-field.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

const RULES: FormRules<{ email: string }> = { schema: forgotPassword.body }

export default function ForgotPasswordPage() {
  const text = useText()
  const form = useSchemaForm(RULES, { email: '' }, { isThrowaway: true })
  const { mutate, isPending, isSuccess } = useSingleMutation({
    mutationFn: (body: { email: string }) => api.post('/api/admin/forgotten-password', { body }),
  })
  return (
    <SignedOutPage
      title={text('admin.session.forgotten.title')}
      words={isSuccess ? text('admin.session.forgotten.sent') : text('admin.session.forgotten.words')}
    >
      {!isSuccess && (
        <FormElement form={form} submit={() => form.submit(mutate)} gap={5}>
          <TextField
            label={text('admin.session.forgotten.email')}
            type="email"
            autoComplete="email"
            {...form.input('email')}
          />
          <SendButton isBusy={isPending} busyLabel={text('admin.forms.sending')}>
            {text('admin.session.forgotten.send')}
          </SendButton>
        </FormElement>
      )}
      <Link to="/admin/login">{text('admin.session.forgotten.back')}</Link>
    </SignedOutPage>
  )
}
