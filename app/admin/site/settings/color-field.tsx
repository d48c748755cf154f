import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { isHexColor } from '#domain/site/contrast.ts'
import { colorAdvice } from './color-advice.ts'
import styles from './color-field.module.css'

type ColorFieldProps = {
  label: string
  pickerLabel: string
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** A color to pick or type, with its effect on readability. */
export function ColorField({ label, pickerLabel, value, onChange, ...rest }: ColorFieldProps) {
  const advice = colorAdvice(value, useText())
  return (
    <Stack gap={2}>
      <div className={styles.row}>
        <TextField
          label={label}
          required
          value={value}
          onChange={onChange}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          aria-description={advice?.words}
          {...rest}
        />
        <input
          type="color"
          className={styles.swatch}
          aria-label={pickerLabel}
          value={sixDigits(value)}
          onChange={onChange}
        />
      </div>
      {advice && (
        <p className={classNames(styles.advice, advice.tone === 'warning' && styles.warning)}>
          {advice.tone === 'warning' && <Icon name="warning" />}
          {advice.words}
        </p>
      )}
    </Stack>
  )
}

/** The native color picker supports only the long form. */
function sixDigits(color: string): string {
  if (!isHexColor(color)) return '#000000'
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
}
