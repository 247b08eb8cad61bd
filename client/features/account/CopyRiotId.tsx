import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../components/useCopy.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import type { RiotIdParams } from '../../paths.ts'

const SHEETS = 'M9 9h11v11H9zM15 9V4H4v11h5'
const DONE = 'M4 13l5 5L20 6'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', marginBlock: '-2px' },
  button: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '24px',
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, border: `1px solid ${tokens.colorBrandStroke1}` },
  },
  said: { fontSize: tokens.fontSizeBase200, lineHeight: '16px', color: tokens.colorNeutralForeground2 },
})

/** Success is confirmed by a tick and to screen readers; failure by visible text. */
export function CopyRiotId({ gameName, tagLine }: RiotIdParams) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { said, copy } = useCopy()

  const label = t('everyPage.copyRiotId')
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={() => void copy(`${gameName}#${tagLine}`)}
      >
        <svg aria-hidden width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d={said === 'copied' ? DONE : SHEETS} strokeLinejoin="round" />
        </svg>
      </button>
      <output className={styles.said}>
        {said === 'copied' ? <VisuallyHidden>{t('everyPage.copied')}</VisuallyHidden> : null}
        {said === 'notCopied' ? t('everyPage.notCopied') : null}
      </output>
    </span>
  )
}
