import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CopyLinkProps {
  readonly path: string
}

/** Duration of the confirmation, in milliseconds. */
const SAID_MS = 5000

/** `byHand`: the browser blocks access to the clipboard, so the link is shown and selected. */
type Copying = { readonly kind: 'idle' | 'copied' } | { readonly kind: 'byHand'; readonly url: string }

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minWidth: 0, maxWidth: '440px' },
  said: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  silent: { position: 'absolute' },
  link: {
    flex: '1 1 220px',
    minWidth: 0,
    maxWidth: '420px',
    height: '32px',
    padding: '0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** Copies the full address of a page and confirms it. Without access to the clipboard, shows the address, selected. */
export function CopyLink({ path }: CopyLinkProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const [copying, setCopying] = useState<Copying>({ kind: 'idle' })
  const shown = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (copying.kind !== 'copied') return
    const timer = setTimeout(() => setCopying({ kind: 'idle' }), SAID_MS)
    return () => clearTimeout(timer)
  }, [copying])

  useEffect(() => {
    if (copying.kind !== 'byHand') return
    shown.current?.focus()
    shown.current?.select()
  }, [copying])

  async function copy() {
    // Screen readers repeat the same text only after an empty one.
    setCopying({ kind: 'idle' })
    const url = new URL(path, window.location.origin).href
    try {
      await navigator.clipboard.writeText(url)
      setCopying({ kind: 'copied' })
    } catch {
      // The clipboard requires https, and visitors can block it.
      setCopying({ kind: 'byHand', url })
    }
  }

  return (
    <div className={styles.root}>
      <Button size="small" onClick={() => void copy()}>
        {t('match.link.copy')}
      </Button>
      {copying.kind === 'byHand' ? (
        <input ref={shown} className={styles.link} readOnly value={copying.url} aria-label={t('match.link.label')} />
      ) : null}
      <output className={mergeClasses(styles.said, copying.kind === 'idle' && styles.silent)}>
        {copying.kind === 'idle' ? null : t(`match.link.${copying.kind}`)}
      </output>
    </div>
  )
}
