import type { Text } from '#domain/foundation/messages/text.ts'

/** Problems by field; nested fields, such as those of a list row, use a path like `rings.0.fee`. */
export type Problems<Fields> = { readonly [Name in keyof Fields]?: string | undefined } & PartProblems
export type PartProblems = { readonly [part: `${string}.${string}`]: string | undefined }

/** What the schema of the request says about an input. */
export type Attributes = { readonly required?: boolean; readonly maxLength?: number }

type Typed = { target: { value: string } }
type Ticked = { target: { checked: boolean } }

/**
 * Called when an upload begins; the returned function is called when it ends, successfully or not. After a failure, what
 * was to be submitted with it is not: the user sees first what is missing.
 */
export type OnUploading = () => (hasFailed?: boolean) => void

/** Props to spread on a form's inputs. */
export type FormInputs<Fields> = {
  /** For a text field. */
  input(name: keyof Fields & string): Attributes & {
    name: string
    value: string
    error: string | undefined
    onChange(event: Typed): void
  }
  /** For a checkbox or switch. */
  tick(name: keyof Fields & string): { name: string; checked: boolean; onChange(event: Ticked): void }
  /** For a `RowsField`. */
  rows<Name extends keyof Fields & string>(
    name: Name,
  ): {
    name: string
    rows: Fields[Name]
    error: string | undefined
    /** Takes a path inside the list, such as `0.fee`. */
    getProblem(place: string): string | undefined
    onChange(rows: Fields[Name]): void
  }
  /** For a field with one picture, or with a list of pictures. */
  picture<Name extends keyof Fields & string>(
    name: Name,
  ): {
    value: Fields[Name]
    error: string | undefined
    onChange(value: Fields[Name]): void
    onUploading: OnUploading
  }
}

type TypingOptions<Fields> = {
  readonly fields: Fields
  readonly problems: Problems<Fields>
  set<Name extends keyof Fields>(name: Name, value: Fields[Name]): void
  /** What the inputs say about their values, by field. */
  readonly attributes?: ReadonlyMap<string, Attributes>
  /** Precedes the names by which the form knows the fields. */
  readonly path?: string
}
type InputsOptions<Fields> = TypingOptions<Fields> & {
  awaitField(name: keyof Fields & string): ReturnType<OnUploading>
}

function getTyping<Fields>({
  fields,
  problems,
  set,
  attributes,
  path = '',
}: TypingOptions<Fields>): Pick<FormInputs<Fields>, 'input' | 'tick' | 'rows'> {
  return {
    input: (name) => ({
      ...attributes?.get(name),
      name: path + name,
      value: String(fields[name]),
      error: problems[name],
      onChange: (event) => set(name, event.target.value as Fields[typeof name]),
    }),
    tick: (name) => ({
      name: path + name,
      checked: fields[name] === true,
      onChange: (event) => set(name, event.target.checked as Fields[typeof name]),
    }),
    rows: (name) => ({
      name: path + name,
      rows: fields[name],
      error: problems[name],
      getProblem: (place) => (problems as PartProblems)[`${name}.${place}`],
      onChange: (rows) => set(name, rows),
    }),
  }
}

export function getInputs<Fields>({ awaitField, ...options }: InputsOptions<Fields>): FormInputs<Fields> {
  const { fields, problems, set } = options
  return {
    ...getTyping(options),
    picture: (name) => ({
      value: fields[name],
      error: problems[name],
      onChange: (value) => set(name, value),
      onUploading: () => awaitField(name),
    }),
  }
}

type FormPart<Fields> = Omit<TypingOptions<Fields>, 'path'> &
  Pick<FormInputs<Fields>, 'input' | 'tick' | 'rows'>

/** Returns the inputs for the fields inside one field of a form; the form knows them as paths, such as `delivery.baseFee`. */
export function getPart<Fields, Part extends keyof Fields & string>(
  form: Omit<TypingOptions<Fields>, 'path'>,
  part: Part,
): FormPart<Fields[Part]> {
  const path = `${part}.`
  const fields = form.fields[part]
  const inside = Object.entries(form.problems).filter(([name]) => name.startsWith(path))
  const problems = Object.fromEntries(
    inside.map(([name, problem]) => [name.slice(path.length), problem]),
  ) as Problems<Fields[Part]>
  const set: FormPart<Fields[Part]>['set'] = (name, value) => form.set(part, { ...fields, [name]: value })
  return { fields, problems, set, ...getTyping({ fields, problems, set, path }) }
}

type Change = { readonly from: unknown; readonly to: unknown }

/** Returns the problems that remain after a field changed: those of other fields and of unchanged rows. */
export function omitProblems<Fields>(
  name: string,
  problems: Problems<Fields>,
  { from, to }: Change,
): Problems<Fields> {
  const isLeft = (key: string) => {
    if (key === name) return false
    return !key.startsWith(`${name}.`) || isSameAt(key.slice(name.length + 1), from, to)
  }
  return Object.fromEntries(Object.entries(problems).filter(([key]) => isLeft(key))) as Problems<Fields>
}

/** Returns whether a value inside did not change, and neither did the list or the whole row that it is in. */
function isSameAt(path: string, from: unknown, to: unknown): boolean {
  if (countEntries(from) !== countEntries(to)) return false
  const part = getPartName(path, to)
  const rest = path.slice(part.length + 1)
  const [was, is] = [getAt(from, part), getAt(to, part)]
  const isInside = rest !== '' && !Array.isArray(to)
  return isInside ? isSameAt(rest, was, is) : JSON.stringify(was) === JSON.stringify(is)
}

/** Path segments may contain dots themselves, such as the ids of texts. */
function getPartName(path: string, value: unknown): string {
  const isPart = value !== null && typeof value === 'object' && Object.hasOwn(value, path)
  return isPart ? path : (path.split('.')[0] ?? '')
}

function countEntries(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined
}

function getAt(value: unknown, part: string): unknown {
  return value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined
}

/**
 * Returns a problem for each input that shows text which its type cannot read, such as `1e` for a number or half a
 * date. The browser reports such an input as empty, so no schema can tell it from one left empty on purpose.
 */
export function findUnreadable(form: HTMLFormElement | null, text: Text): PartProblems {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return Object.fromEntries(
    inputs
      .filter(({ name, validity }) => name !== '' && validity.badInput)
      .map(({ name, type }) => [name, text('admin.forms.unreadable', { type })]),
  )
}
