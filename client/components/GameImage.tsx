import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { use, useCallback, useState } from 'react'
import { useLocale } from '../i18n/useLocale.ts'
import { PicturesShown } from './pictures-shown.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface GameImageProps {
  readonly src: string
  /** Null when adjacent text already names it. */
  readonly name: LocalName | null
  /** Width and height in pixels. */
  readonly size: number
  readonly shape?: 'square' | 'circle'
  /** True in the first view; others load lazily. */
  readonly eager?: boolean
  /** False when a pop-over replaces the browser's own tooltip. */
  readonly titled?: boolean
}

interface LocalName {
  readonly text: string
  readonly locale: string
}

const useStyles = makeStyles({
  image: { display: 'block', flexShrink: 0, objectFit: 'cover' },
  late: { display: 'block', borderRadius: 'inherit' },
  tile: { position: 'relative', backgroundColor: tokens.colorNeutralStroke2 },
})

/** A plain tile replaces a picture that fails to load, or that waits until it is near the window. */
export function GameImage({ src, name, size, shape = 'square', eager = false, titled = true }: GameImageProps) {
  const styles = useStyles()
  const locale = useLocale()
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const nameLocale = name?.locale.toLowerCase()
  const failed = failedSrc === src
  const shown = use(PicturesShown)
  // A picture of a page from the server can fail before React listens.
  const notice = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete === true && image.naturalWidth === 0) setFailedSrc(src)
    },
    [src],
  )
  const look = {
    className: mergeClasses(styles.image, (failed || !shown) && styles.tile),
    style: { width: size, height: size, borderRadius: shape === 'circle' ? '50%' : Math.round(size * 0.24) },
    title: titled ? name?.text : undefined,
    lang: nameLocale === locale ? undefined : nameLocale,
  }

  if (failed || !shown) {
    return (
      <span {...look}>
        {name === null ? null : <VisuallyHidden>{name.text}</VisuallyHidden>}
        {failed ? null : (
          <noscript>
            <img className={styles.late} src={src} alt="" width={size} height={size} loading="lazy" />
          </noscript>
        )}
      </span>
    )
  }
  return (
    <img
      {...look}
      ref={notice}
      src={src}
      alt={name?.text ?? ''}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  )
}
