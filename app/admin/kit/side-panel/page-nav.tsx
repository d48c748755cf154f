import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import styles from './page-nav.module.css'

export type PageLink = {
  readonly to: string
  /** The link's visible text. */
  readonly words: string
  /** The link's accessible name. */
  readonly label: string
}

type PageNavProps = {
  readonly back: Omit<PageLink, 'label'>
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** Links back to the list and to the previous and next items in it. */
export function PageNav({ back, previous, next }: PageNavProps) {
  return (
    <Row as="span" gap={1} rowGap={0}>
      <Link to={back.to} className={classNames(buttonClass('quiet', 'sm'), styles.back)}>
        <Icon name="chevron-left" />
        {back.words}
      </Link>
      <NeighborLinks previous={previous} next={next} />
    </Row>
  )
}

/** Links to the previous and next items in the list. */
export function NeighborLinks({ previous, next }: Pick<PageNavProps, 'previous' | 'next'>) {
  return (
    <>
      {previous && (
        <Link to={previous.to} aria-label={previous.label} className={buttonClass('quiet', 'sm')}>
          <Icon name="chevron-left" />
          <span className={styles.name}>{previous.words}</span>
        </Link>
      )}
      {next && (
        <Link to={next.to} aria-label={next.label} className={buttonClass('quiet', 'sm')}>
          <span className={styles.name}>{next.words}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </>
  )
}
