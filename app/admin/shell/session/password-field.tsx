import type { ComponentProps } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'

/** The user's password, unless another one is to be completed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  return <TextField type="password" autoComplete="current-password" required {...props} />
}

/** The main button of a page that is shown before signing in. */
export function SendButton(props: ComponentProps<typeof Button>) {
  return <Button type="submit" size="lg" isWide {...props} />
}
