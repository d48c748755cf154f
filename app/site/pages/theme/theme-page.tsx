import { themeQuery } from '#app/lib/api/themes-query.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { getSettings, type PageInput, prepared, preparedFor, readOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { breadcrumbs, themeProduct, themeService } from '#app/site/frame/seo/structured-data.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { ProblemPage } from '#app/ui/display/problem-page.tsx'
import type { Picture } from '#contract/catalogue/pictures.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { PageHost } from '#contract/site/page-host.ts'
import { getPathLanguage, pathIn } from '#domain/site/page-path.ts'
import { slugify, themePath } from '#domain/site/slug.ts'
import { ThemeDetail } from './theme-detail.tsx'

/** The result of looking up a theme by its URL. */
export type FoundTheme =
  | { readonly theme: Theme; readonly movedTo?: string }
  | { readonly problem: Problem; readonly status: 404 | 503 }

export async function findTheme(
  host: PageHost,
  pathname: string,
  { id = '', slug }: { readonly id?: string; readonly slug?: string },
): Promise<FoundTheme> {
  if (!/^\d+$/.test(id)) return { problem: 'Invalid Theme ID', status: 404 }
  const { ok, status, value: theme } = await readOnServer(host, themeQuery(id))
  if (!ok)
    return status === 404 || status === 400
      ? { problem: 'Theme Not Found', status: 404 }
      : { problem: 'Error Loading Theme', status: 503 }
  const isNamed = slugify(theme.englishName ?? theme.name) === slug
  return isNamed ? { theme } : { theme, movedTo: pathIn(getPathLanguage(pathname), themePath(theme)) }
}

export function withTheme(page: PageInput, theme: Theme): PageInput {
  return { ...page, prepared: { ...page.prepared, ...prepared(themeQuery(String(theme.id)), theme) } }
}

export function themeMeta(page: PageInput, id: string): PageMeta {
  const text = pageText(page)
  const language = getPathLanguage(page.pathname)
  const theme = preparedFor(page, themeQuery(id))
  if (!theme)
    return publicMeta(page, {
      path: `/themes/${id}`,
      title: text('pages.more.theme'),
      description: '',
      robots: 'noindex',
    })
  const settings = getSettings(page)
  return publicMeta(page, {
    path: themePath(theme),
    title: text('pages.more.themeTitle', { name: theme.name }),
    description: theme.description,
    picture: {
      path: theme.mainImage,
      alt: text('pages.more.teepeesOf', { name: theme.name }),
      ...getSize(theme.pictures[theme.mainImage]),
    },
    structuredData: [
      themeProduct(theme, settings, { name: text('pages.more.productName', { name: theme.name }), language }),
      themeService(theme, settings, { name: text('pages.more.productName', { name: theme.name }), language }),
      breadcrumbs(settings.publicUrl ?? '', [
        { name: text('pages.more.home'), path: pathIn(language, '/') },
        { name: text('pages.more.themes'), path: pathIn(language, '/#themes') },
        { name: theme.name, path: pathIn(language, themePath(theme)) },
      ]),
    ],
  })
}

function getSize(picture: Picture | undefined) {
  return picture ? { width: picture.width, height: picture.height } : {}
}

export function ThemePage({ found }: { found: FoundTheme }) {
  return 'theme' in found ? <ThemeDetail theme={found.theme} /> : <ThemeProblem problem={found.problem} />
}

const PROBLEMS = {
  'Invalid Theme ID': 'invalidId',
  'Theme Not Found': 'notFound',
  'Error Loading Theme': 'loading',
} as const

/** Temporary problems have a form that requests the same page again. */
type Problem = keyof typeof PROBLEMS

function ThemeProblem({ problem }: { problem: Problem }) {
  const text = useText()
  const pathIn = usePathIn()
  const kind = PROBLEMS[problem]
  const isPassing = problem === 'Error Loading Theme'
  return (
    <ProblemPage
      title={text(`pages.more.problems.${kind}.title`)}
      drawing={isPassing ? 'error' : 'not-found'}
      action={
        <>
          {isPassing && (
            <form>
              <Button type="submit" size="lg">
                {text('pages.more.tryAgain')}
              </Button>
            </form>
          )}
          <a href={pathIn('/#themes')} className={buttonClass(isPassing ? 'secondary' : 'primary', 'lg')}>
            {text('pages.more.backToThemes')}
          </a>
        </>
      }
    >
      {text(`pages.more.problems.${kind}.sentence`)}
    </ProblemPage>
  )
}
