import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { privacyPath } from '../paths.ts'
import { browserChoices } from '../settings/browser-choices.ts'
import { ownTokens, PHONE } from '../theme/tokens.ts'

const SHORT = '@media (max-height: 479.98px)'

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 15,
    insetInline: 0,
    bottom: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: ownTokens.cardShadow,
    // A zoomed page has no room to spare: the bar is then static at the top and scrolls away.
    [SHORT]: { position: 'static', borderTop: 'none' },
  },
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 32px',
    maxWidth: '1200px',
    marginInline: 'auto',
    padding: '14px 20px',
    [PHONE]: { padding: '12px' },
  },
  words: {
    flex: '1 1 420px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    [PHONE]: { flexBasis: '100%' },
  },
  // As one block, the text would be the largest of many pages, and it is the last to appear.
  sentence: { display: 'inline-block' },
  link: { color: tokens.colorBrandForeground1 },
  buttons: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '12px',
    [PHONE]: { flexGrow: 1 },
  },
})

/** The page gets extra room for the bar, which stays until it is answered. */
export function ConsentBar() {
  const styles = useStyles()
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    const { style } = document.documentElement
    const publishHeight = () => {
      const covered = getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0
      style.setProperty('--consentHeight', `${covered}px`)
    }
    const observer = new ResizeObserver(publishHeight)
    observer.observe(element)
    window.addEventListener('resize', publishHeight)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', publishHeight)
      style.removeProperty('--consentHeight')
    }
  }, [])

  return (
    <section ref={bar} className={styles.bar} aria-label={t('consent.label')}>
      <div className={styles.content}>
        <p className={styles.words}>
          <span className={styles.sentence}>{t('consent.question')}</span>{' '}
          <span className={styles.sentence}>
            {t('consent.promise')}{' '}
            <Link to={privacyPath()} className={styles.link}>
              {t('consent.more')}
            </Link>
          </span>
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => answer('refused')}>{t('consent.refuse')}</Button>
          <Button onClick={() => answer('accepted')}>{t('consent.accept')}</Button>
        </div>
      </div>
    </section>
  )
}

function answer(given: 'accepted' | 'refused') {
  browserChoices.answer(given)
  // The button disappears and takes the focus along.
  document.getElementById('content')?.focus({ preventScroll: true })
}
