import type { AllHTMLAttributes, CSSProperties, ElementType, JSX, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** A step of the spacing scale in app/styles/tokens.css; 0 is none. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Each part renders one element, to which it passes the attributes on. */
type PartProps = {
  as?: keyof JSX.IntrinsicElements
  marginTop?: Space
  marginBottom?: Space
  /** Takes every column of the grid around it. */
  isFullWidth?: boolean
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl'
  tone?: 'soft' | 'danger' | 'warning' | 'success'
  weight?: 400 | 600 | 650 | 700
  /** For headings that look like the text below them. */
  font?: 'body'
  /** Breaks words that have no room otherwise, such as email addresses. */
  breaksWords?: boolean
  /** Running text: its lines are not too long to read. */
  isProse?: boolean
  ref?: Ref<HTMLElement> | undefined
} & Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size'>

type GapProps = PartProps & {
  gap?: Space
  /** Between lines, if it differs from `gap`. */
  rowGap?: Space
}

/** A paragraph, a heading or part of one. */
export function Text({ as = 'p', ...rest }: PartProps) {
  return render({ as, ...rest })
}

type StackProps = GapProps & {
  /** Where children stand; without it, all are as wide as the stack. */
  align?: 'start' | 'center' | 'end'
}

/** One below the other. */
export function Stack({ gap = 4, align, ...rest }: StackProps) {
  return render({ gap, ...rest }, styles.stack, { justifyItems: align })
}

type RowProps = GapProps & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'center' | 'end' | 'space-between'
  /** Continues on the next line where there is no room. */
  wraps?: boolean
}

/** Side by side. */
export function Row({ gap = 2, align = 'center', justify, wraps = true, ...rest }: RowProps) {
  const flexWrap = wraps ? 'wrap' : 'nowrap'
  return render({ gap, ...rest }, styles.row, { alignItems: align, justifyContent: justify, flexWrap })
}

type GridProps = GapProps & { align?: 'start' | 'center' | 'end' } & (
    | { columns: number; minColumn?: never; stretches?: never }
    | {
        columns?: never
        minColumn: `${number}rem`
        /** Few parts take the whole width. */
        stretches?: boolean
      }
  )

/** In columns of one width: this many, or as many of at least `minColumn` as there is room for. */
export function Grid({ gap = 4, align, columns, minColumn = '0rem', stretches, ...rest }: GridProps) {
  const many = stretches ? 'auto-fit' : 'auto-fill'
  const count = { '--columns': columns ?? many, '--min-column': minColumn }
  return render({ gap, ...rest }, styles.grid, { alignItems: align, ...count })
}

const space = (step: Space | undefined) => step && `var(--space-${step})`

function render(
  {
    as,
    gap,
    rowGap = gap,
    marginTop,
    marginBottom,
    isFullWidth,
    size,
    tone,
    weight,
    font,
    breaksWords,
    isProse,
    className,
    style,
    ...attributes
  }: GapProps,
  name?: string,
  alignment?: CSSProperties,
) {
  const Element = (as ?? 'div') as ElementType
  return (
    <Element
      {...attributes}
      className={classNames(
        name,
        size && styles[size],
        tone && styles[tone],
        font && styles[font],
        breaksWords && styles.breaksWords,
        isProse && styles.prose,
        className,
      )}
      style={{
        columnGap: space(gap),
        rowGap: space(rowGap),
        marginBlockStart: space(marginTop),
        marginBlockEnd: space(marginBottom),
        gridColumn: isFullWidth ? '1 / -1' : undefined,
        fontWeight: weight,
        ...alignment,
        ...style,
      }}
    />
  )
}
