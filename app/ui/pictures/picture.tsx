import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import { useLqip } from './lqip.ts'
import styles from './picture.module.css'
import { getImageSizes } from './picture-sizes.ts'

export type PictureImage = {
  src: string
  width: number
  height: number
  alt: string
  /** Better formats first: AVIF, then WebP. */
  sources?: { type: string; srcSet: string }[]
  srcSet?: string
  /** A color or a `data:` picture of a few pixels, shown until the real one is loaded. */
  placeholder?: string
  /** What must stay visible when cropped: '50% 30%'. */
  focal?: string
}

type PictureProps = {
  image: PictureImage | undefined
  /** The width of its frame on the page, for choosing a size: '(width < 48rem) 100vw, 33vw'. */
  sizes?: string
  /** Crops to this shape, such as '4 / 3'; without it the picture keeps its own. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /**
   * For what is visible when the page opens: loaded at once, 'high' before everything else, 'low' after it. Others are
   * loaded when they come near the view; 'next' before the rest of them, as soon as the page itself is there.
   */
  priority?: 'high' | 'low' | 'next'
  /** Its low-quality image placeholder is part of the page; for the largest picture that is visible when it opens. */
  hasLqip?: boolean
  /** Tried once if the picture cannot be loaded. */
  fallbackSrc?: string
  className?: string | undefined
}

type LoadState = 'loading' | 'loaded' | 'failed'

/** A picture that reserves its space from the start, and shows a message if it cannot be loaded. */
export function Picture(props: PictureProps) {
  return <LoadingPicture key={props.image?.src} {...props} />
}

function LoadingPicture(props: PictureProps) {
  const { image, ratio, fit = 'cover', priority, hasLqip, fallbackSrc, className } = props
  const [state, setState] = useState<LoadState>('loading')
  const text = useUiText()
  const [usesFallback, setUsesFallback] = useState(false)
  const fail = () => (fallbackSrc && !usesFallback ? setUsesFallback(true) : setState('failed'))
  const element = useResultBeforeHydration(() => setState('loaded'), fail)
  const sizes = image && props.sizes && getImageSizes(props.sizes, image, ratio, fit)
  const lqip = useLqip(hasLqip ? image?.src : undefined)
  const isShown = image !== undefined && state !== 'failed'
  const shape = ratio ?? (image ? `${image.width} / ${image.height}` : '4 / 3')
  // Around a whole picture, and through a transparent one, the placeholder would be visible.
  const placeholder =
    state === 'loading' && fit === 'cover' ? placeholderStyle(lqip ?? image?.placeholder) : {}
  return (
    <span
      className={classNames(styles.frame, className)}
      data-state={image ? state : 'failed'}
      style={{ aspectRatio: shape, ...placeholder }}
    >
      {isShown ? (
        <picture>
          {!usesFallback &&
            image.sources?.map((source) => (
              <source key={source.type} {...source} {...(sizes ? { sizes } : {})} />
            ))}
          <img
            ref={element}
            src={usesFallback ? fallbackSrc : image.src}
            srcSet={usesFallback ? undefined : image.srcSet}
            sizes={sizes}
            width={image.width}
            height={image.height}
            alt={image.alt}
            loading={priority && priority !== 'next' ? 'eager' : 'lazy'}
            fetchPriority={priority === 'next' ? 'high' : (priority ?? 'auto')}
            decoding="async"
            data-fallback={usesFallback ? undefined : fallbackSrc}
            style={{ objectFit: fit, objectPosition: image.focal }}
            className={styles.image}
            onLoad={() => setState('loaded')}
            onError={fail}
          />
        </picture>
      ) : (
        <MissingPicture alt={image?.alt} words={text(image ? 'ui.imageFailed' : 'ui.imageMissing')} />
      )}
    </span>
  )
}

export function MissingPicture({ alt, words }: { alt?: string | undefined; words: string }) {
  return (
    <span className={styles.missing}>
      <Icon name="image" />
      {words}
      {alt && <span className="visually-hidden">: {alt}</span>}
    </span>
  )
}

/** A picture in the server's HTML may have loaded, or failed, before hydration. */
function useResultBeforeHydration(onLoaded: () => void, onFailed: () => void) {
  const element = useRef<HTMLImageElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when listening begins
  useEffect(() => {
    const image = element.current
    if (!image?.complete || !image.currentSrc) return
    if (image.naturalWidth > 0) onLoaded()
    else onFailed()
  }, [])
  return element
}

function placeholderStyle(placeholder: string | undefined): CSSProperties {
  if (placeholder === undefined) return {}
  return placeholder.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder }
}
