import { TextField } from '#app/ui/text-field.tsx'

type ImageFieldProps = {
  label: string
  value: string
  onChange: (path: string) => void
  error?: string | undefined
  endpoint?: string
  limitMegabytes?: number
}

export function ImageField({ label, value, onChange, error }: ImageFieldProps) {
  return (
    <TextField label={label} value={value} error={error} onChange={(event) => onChange(event.target.value)} />
  )
}
